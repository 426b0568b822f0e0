/** A scan of a JPEG. */
interface Scan {
  /** ids of the components: brightness and two colors, as a rule */
  components: number[];
  /** the coefficients that it has, first and last */
  band: [number, number];
  /** the lowest bit of them: after the scan before, and after this one */
  bits: [number, number];
}

/** The scans that a picture had so far. */
export interface Drawing {
  /** @returns false if the scan draws something again */
  add(scan: Scan): boolean;
}

const MAX_COMPONENTS = 4;

/** Reads the header of a scan (T.81, B.2.3); undefined if it is damaged. */
export function readScan(header: Buffer): Scan | undefined {
  const count = header[0] ?? 0;
  if (count < 1 || count > MAX_COMPONENTS || header.length !== 4 + 2 * count) return undefined;
  const [first = 0, last = 0, bits = 0] = header.subarray(1 + 2 * count);
  const components = Array.from({ length: count }, (_, n) => header[1 + 2 * n]!);
  return { components, band: [first, last], bits: [bits >> 4, bits & 15] };
}

/** @param marker of the frame: C2 and CA are progressive */
export const createDrawing = (marker: number): Drawing =>
  (marker & 3) === 2 ? progressive() : atOnce();

/** Each component is in one scan. */
function atOnce(): Drawing {
  const drawn = new Set<number>();
  return {
    add({ components }) {
      if (components.some((id) => drawn.has(id))) return false;
      for (const id of components) drawn.add(id);
      return true;
    },
  };
}

/** Each coefficient of a component begins with its highest bits, and each later scan has one more (T.81, G.1.1.1). */
function progressive(): Drawing {
  const lowestBits = new Map<number, number[]>();
  return {
    add: ({ components, band: [first, last], bits: [before, now] }) =>
      components.every((id) => {
        const known = lowestBits.get(id) ?? [];
        lowestBits.set(id, known);
        for (let at = first; at <= last; at += 1) {
          const lowest = known[at];
          const isNext =
            lowest === undefined ? before === 0 : before === lowest && now === lowest - 1;
          if (!isNext) return false;
          known[at] = now;
        }
        return true;
      }),
  };
}
