/** A checkpoint as far as its deletion depends on it. */
export interface ThinnedCheckpoint {
  version: number;
  savedAt: Date;
  /** given by an editor */
  name: string | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/**
 * Returns the versions of the checkpoints of one document that may be deleted: all stay for a day, then the last of each hour
 * for a week, then the last of each day (in UTC). Never returns a named one, one in `kept`, or the newest, which is the last of
 * its hour and day. Thinning at two times in a row leaves the same as thinning only at the later one.
 * @param kept versions that something else needs, such as those that revisions were made from
 */
export function thin(
  checkpoints: readonly ThinnedCheckpoint[],
  now: Date,
  kept: ReadonlySet<number> = new Set(),
): number[] {
  const newestFirst = checkpoints.toSorted((one, other) => other.version - one.version);
  const periods = new Set<string>();
  return newestFirst
    .filter((checkpoint) => {
      const period = periodOf(checkpoint.savedAt, now);
      if (period === undefined) return false;
      const isLast = !periods.has(period);
      periods.add(period);
      return !isLast && checkpoint.name === null && !kept.has(checkpoint.version);
    })
    .map(({ version }) => version);
}

/** The hour or day of which one checkpoint stays; undefined as long as all stay. */
function periodOf(savedAt: Date, now: Date): string | undefined {
  const [time, age] = [savedAt.getTime(), now.getTime() - savedAt.getTime()];
  if (age < DAY) return undefined;
  return age < WEEK ? `hour ${Math.floor(time / HOUR)}` : `day ${Math.floor(time / DAY)}`;
}
