"""The screens of Piratatak; `flow` says which is shown when."""
