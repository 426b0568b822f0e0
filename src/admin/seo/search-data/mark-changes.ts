export type MarkedChanges = ReturnType<typeof markChanges>;

/** Marks on a phone are this wide, in percent of the width. */
const MARK_WIDTH = 10;

/**
 * Places the changes on the curve. Those that are closer than a mark is wide share one.
 * @param changes in the order of time; each has a day of `days`
 */
export function markChanges(
  changes: readonly { day: string; date: string }[],
  days: readonly string[],
) {
  const places = new Map(days.map((day, index) => [day, ((index + 0.5) / days.length) * 100]));
  const groups: { first: number; last: number; left: number; date: string }[] = [];
  changes.forEach(({ day, date }, index) => {
    const left = places.get(day) ?? 0;
    const last = groups.at(-1);
    if (last && left - last.left < MARK_WIDTH) last.last = index + 1;
    else groups.push({ first: index + 1, last: index + 1, left, date });
  });
  return {
    /** of one change, or several that would lie on each other */
    marks: groups.map(({ first, last, left, date }) => ({
      label: first === last ? String(first) : `${first}–${last}`,
      first,
      left,
      description:
        first === last ? `Change ${first}, ${date}` : `Changes ${first} to ${last}, from ${date}`,
    })),
    /** of a line for each day with a change, in percent of the width */
    lines: [...new Set(changes.map(({ day }) => places.get(day) ?? 0))],
  };
}
