"""The screens of Piraten Kapern; `flow` says which is shown when."""
