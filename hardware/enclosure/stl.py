"""Solids as binary STL, the same bytes each time: rounded to a hundredth, triangles in order."""

import struct

import numpy as np
from manifold3d import Manifold

HEAD = b"Kaperbox, millimetres".ljust(80, b" ")


def triangles(solid: Manifold) -> np.ndarray:
    """n x 3 x 3 corner coordinates, those that round to nothing left out."""
    mesh = solid.to_mesh()
    corners = np.round(np.asarray(mesh.vert_properties, dtype=np.float64)[:, :3], 2) + 0.0
    faces = corners[np.asarray(mesh.tri_verts)]
    flat = np.linalg.norm(_cross(faces), axis=1) == 0
    return faces[~flat]


def normals(faces: np.ndarray) -> np.ndarray:
    """Unit vectors that look out of the solid."""
    cross = _cross(faces)
    return cross / np.linalg.norm(cross, axis=1, keepdims=True)


def stl(solid: Manifold) -> bytes:
    """The file."""
    faces = triangles(solid)
    turned = [min((f[n:].tolist() + f[:n].tolist()) for n in range(3)) for f in faces]
    whole = sorted(turned)
    upright = np.round(normals(np.array(whole)), 4) + 0.0
    words = [HEAD, struct.pack("<I", len(whole))]
    for normal, corners in zip(upright.tolist(), whole, strict=True):
        flat = [number for corner in corners for number in corner]
        words.append(struct.pack("<12fH", *normal, *flat, 0))
    return b"".join(words)


def read(data: bytes) -> np.ndarray:
    """The triangles of a file, for the checks."""
    count = struct.unpack_from("<I", data, 80)[0]
    kind = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("rest", "<u2")])
    return np.frombuffer(data, kind, count, 84)["corners"].astype(np.float64)


def _cross(faces: np.ndarray) -> np.ndarray:
    return np.cross(faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0])
