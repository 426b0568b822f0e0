/** The pure part of the rotating logo grid (spec section 4); chance comes in as a function. */

export const SLOTS = 6;
export const ROTATION_MS = 4000;
export const FADE_MS = 700;

/** Indices of the logos in the six slots: on the server and in the browser's first state simply the first six. */
export function firstShown(total: number): number[] {
  return Array.from({ length: Math.min(SLOTS, total) }, (_, index) => index);
}

/** There is nothing to rotate when every logo has its slot. */
export const rotates = (total: number): boolean => total > SLOTS;

export interface LogoChange {
  slot: number;
  logo: number;
}

/** A random slot, and a random logo for it among those not shown; undefined when there is none. */
export function nextChange(
  shown: readonly number[],
  total: number,
  random: () => number,
): LogoChange | undefined {
  if (!rotates(total)) return undefined;
  const waiting = Array.from({ length: total }, (_, index) => index).filter(
    (logo) => !shown.includes(logo),
  );
  const slot = pick(shown.length, random);
  const logo = waiting[pick(waiting.length, random)];
  return logo === undefined ? undefined : { slot, logo };
}

/** The slots after a change. */
export function withChange(shown: readonly number[], { slot, logo }: LogoChange): number[] {
  return shown.map((current, index) => (index === slot ? logo : current));
}

const pick = (length: number, random: () => number) =>
  Math.min(length - 1, Math.floor(random() * length));
