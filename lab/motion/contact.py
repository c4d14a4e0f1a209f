"""What happens when two tokens touch, or one touches a rail: instant hits of rigid discs, compiled.

Restitution e along the line of centres, Coulomb friction at the rims across it. The tangential impulse is the
one that stops the rims' sliding over each other (a sticking hit), or mu_c times the normal impulse where that
is less (a slipping hit); Routh 1860, and Brach, J. Appl. Mech. 51 (1984). A token of mass m and radius R turns
with j m R^2: j = 1/2 for an even disc, 1 for a ring.

Momentum and angular momentum are kept to rounding; energy is never gained.
"""

from __future__ import annotations

from math import sqrt

from lab.board import G
from lab.compiled import compiled, compiled_part

LEAST_SEPARATION = 1e-3
"""Two tokens part at this speed (m/s) at least, or at the speed they met with where that is less still:
otherwise slow plastic hits follow each other in no time without end."""


@compiled
def restitution_at(e: float, yield_speed: float, approach: float) -> float:
    """Restitution of a hit at `approach` m/s: e up to the yield speed, falling as its -1/4 power beyond.

    Source: Johnson, Contact Mechanics (1985), 11.5: fully plastic hits. A yield speed of 0 keeps e constant.
    """
    if yield_speed <= 0.0 or approach <= yield_speed:
        return e
    return e * (approach / yield_speed) ** -0.25


@compiled_part
def hit(
    nx: float,
    ny: float,
    vix: float,
    viy: float,
    wi: float,
    mi: float,
    ri: float,
    ji: float,
    vjx: float,
    vjy: float,
    wj: float,
    mj: float,
    rj: float,
    jj: float,
    restitution: float,
    yield_speed: float,
    friction: float,
) -> tuple[float, float, float, float, float, float, float]:
    """Velocities and spins after a hit, and the normal impulse (N s).

    (nx, ny): unit vector from token i to token j. v, w, m, r, j: velocity m/s, spin rad/s, mass kg, radius m,
    inertia / (m r^2). An infinite mass stands still: a rail. Returns (vix, viy, wi, vjx, vjy, wj, impulse).
    """
    approach = (vix - vjx) * nx + (viy - vjy) * ny
    if approach <= 0.0:
        return vix, viy, wi, vjx, vjy, wj, 0.0
    inverse_i, inverse_j = 1.0 / mi, 1.0 / mj
    e = restitution_at(restitution, yield_speed, approach)
    separation = max(e * approach, min(approach, LEAST_SEPARATION))
    normal = (approach + separation) / (inverse_i + inverse_j)
    slip = (vjy - viy) * nx - (vjx - vix) * ny - (wi * ri + wj * rj)
    sticking = -slip / (inverse_i * (1.0 + 1.0 / ji) + inverse_j * (1.0 + 1.0 / jj))
    most = friction * normal
    across = min(max(sticking, -most), most)
    px = normal * nx - across * ny
    py = normal * ny + across * nx
    return (
        vix - px * inverse_i,
        viy - py * inverse_i,
        wi - across * inverse_i / (ji * ri),
        vjx + px * inverse_j,
        vjy + py * inverse_j,
        wj - across * inverse_j / (jj * rj),
        normal,
    )


@compiled
def topples(impulse: float, mass: float, radius: float, height: float) -> bool:
    """Whether a hit's normal impulse (N s) tips a token of this mass, base radius and height over.

    Model: an upright even cylinder, struck at the rim of its base, whose base slides freely but cannot sink.
    The impulse J turns it about the edge of its base at J h / (2 (I + m R^2)), I = m (3 R^2 + h^2) / 12 about
    a level axis through its middle; it tips when that energy lifts its middle above the edge:
    J^2 h^2 / (8 (I + m R^2)) > m g (sqrt(R^2 + h^2/4) - h/2).
    """
    inertia = mass * ((3.0 * radius * radius + height * height) / 12.0 + radius * radius)
    lift = sqrt(radius * radius + 0.25 * height * height) - 0.5 * height
    return (impulse * height) ** 2 / (8.0 * inertia) > mass * G * lift
