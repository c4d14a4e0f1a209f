"""What happens when two tokens touch: an instant hit of two discs, compiled.

Model: rigid discs, one contact point, restitution e along the line of centres, Coulomb friction at the rims
across it. The tangential impulse is the one that stops the rims' sliding over each other (a sticking hit),
or mu_c times the normal impulse where that is less (a slipping hit); Routh 1860, and Brach, J. Appl. Mech.
51 (1984). A disc of mass m and radius R turns with m R^2 / 2.

Momentum and angular momentum are kept to rounding; energy is never gained.
"""

from __future__ import annotations

from lab.compiled import compiled

LEAST_SEPARATION = 1e-3
"""Two tokens part at this speed (m/s) at least, or at the speed they met with where that is less still:
otherwise slow plastic hits follow each other in no time without end."""


@compiled
def hit(
    nx: float,
    ny: float,
    vix: float,
    viy: float,
    wi: float,
    mi: float,
    ri: float,
    vjx: float,
    vjy: float,
    wj: float,
    mj: float,
    rj: float,
    restitution: float,
    friction: float,
) -> tuple[float, float, float, float, float, float, float]:
    """Velocities and spins after a hit, and the normal impulse (N s).

    (nx, ny): unit vector from token i to token j. v, w, m, r: velocity m/s, spin rad/s, mass kg, radius m.
    Returns (vix, viy, wi, vjx, vjy, wj, impulse).
    """
    approach = (vix - vjx) * nx + (viy - vjy) * ny
    if approach <= 0.0:
        return vix, viy, wi, vjx, vjy, wj, 0.0
    inverse = 1.0 / mi + 1.0 / mj
    separation = max(restitution * approach, min(approach, LEAST_SEPARATION))
    normal = (approach + separation) / inverse
    slip = (vjy - viy) * nx - (vjx - vix) * ny - (wi * ri + wj * rj)
    sticking = -slip / (3.0 * inverse)
    most = friction * normal
    across = min(max(sticking, -most), most)
    px = normal * nx - across * ny
    py = normal * ny + across * nx
    return (
        vix - px / mi,
        viy - py / mi,
        wi - 2.0 * across / (mi * ri),
        vjx + px / mj,
        vjy + py / mj,
        wj - 2.0 * across / (mj * rj),
        normal,
    )
