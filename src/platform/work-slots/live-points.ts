/**
 * Makes a rate limiter whose points are read each time that they are needed, since the team may change them.
 * @param create makes it with the points of now
 */
export function livePoints<Limiter extends { points: number }>(
  points: () => number,
  create: (points: number) => Limiter,
): Limiter {
  return Object.defineProperty(create(points()), 'points', { get: points });
}
