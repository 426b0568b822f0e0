/** A mark on the curve: one change, or several that would lie on each other. */
interface ChangeMark {
  /** `2`, or `2–4` */
  label: string;
  /** number of the first change, from 1 */
  first: number;
  /** of the middle of the day of the first change, in percent of the width */
  left: number;
  /** `Changes 2 to 4, from Nov 3` */
  description: string;
}

export interface MarkedChanges {
  marks: readonly ChangeMark[];
  /** of a line for each day with a change, in percent of the width */
  lines: readonly number[];
}

/** Marks on a phone are this wide, in percent of the width. */
const MARK_WIDTH = 10;

/**
 * Places the changes on the curve. Those that are closer than a mark is wide share one.
 * @param changes in the order of time; each has a day of `days`
 */
export function markChanges(
  changes: readonly { day: string; date: string }[],
  days: readonly string[],
): MarkedChanges {
  const places = new Map(days.map((day, index) => [day, ((index + 0.5) / days.length) * 100]));
  const groups: { first: number; last: number; left: number; date: string }[] = [];
  changes.forEach(({ day, date }, index) => {
    const left = places.get(day) ?? 0;
    const last = groups.at(-1);
    if (last && left - last.left < MARK_WIDTH) last.last = index + 1;
    else groups.push({ first: index + 1, last: index + 1, left, date });
  });
  return {
    marks: groups.map(({ first, last, left, date }) => ({
      label: first === last ? String(first) : `${first}–${last}`,
      first,
      left,
      description:
        first === last ? `Change ${first}, ${date}` : `Changes ${first} to ${last}, from ${date}`,
    })),
    lines: [...new Set(changes.map(({ day }) => places.get(day) ?? 0))],
  };
}
