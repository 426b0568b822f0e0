import { middleLine, round } from './ribbon.ts';

interface RingStream {
  /** where it begins: the middle of its end */
  from: { x: number; y: number };
  /** the center of the ring */
  ring: { x: number; y: number };
  radius: number;
  /** how far it goes around the ring, below 1 */
  share: number;
}

/** The center line of a stream that comes from the left and turns around a ring, from its top clockwise. */
export function ringStream({ from, ring, radius, share }: RingStream): string {
  const angle = share * 2 * Math.PI;
  const end = [ring.x + radius * Math.sin(angle), ring.y - radius * Math.cos(angle)].map(round);
  const line = middleLine({ ...from, width: 0 }, { x: ring.x, y: ring.y - radius, width: 0 });
  return `${line}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${end.join(' ')}`;
}
