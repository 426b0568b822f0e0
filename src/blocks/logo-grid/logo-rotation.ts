/** Pure functions of the rotating logo grid (docs/specification.md, section 4). Randomness is passed in. */

export const SLOTS = 6;
export const ROTATION_MS = 4000;
export const FADE_MS = 700;

/** Indices of the logos in the six slots at first, on the server and in the browser. */
export function initialLogos(total: number): number[] {
  return Array.from({ length: Math.min(SLOTS, total) }, (_, index) => index);
}

/** Whether there are more logos than slots. */
export const needsRotation = (total: number): boolean => total > SLOTS;

interface LogoChange {
  slot: number;
  logo: number;
}

/** Picks a random slot and a random logo that is not shown; undefined if all are shown. */
export function pickChange(
  shown: readonly number[],
  total: number,
  random: () => number,
): LogoChange | undefined {
  if (!needsRotation(total)) return undefined;
  const waiting = Array.from({ length: total }, (_, index) => index).filter(
    (logo) => !shown.includes(logo),
  );
  const slot = pick(shown.length, random);
  const logo = waiting[pick(waiting.length, random)];
  return logo === undefined ? undefined : { slot, logo };
}

/** Returns the slots after a change. */
export function applyChange(shown: readonly number[], { slot, logo }: LogoChange): number[] {
  return shown.map((current, index) => (index === slot ? logo : current));
}

const pick = (length: number, random: () => number) =>
  Math.min(length - 1, Math.floor(random() * length));
