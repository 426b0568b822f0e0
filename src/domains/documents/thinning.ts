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
 * for a week, then the last of each day (in UTC). Never returns the newest, a named one, or one in `kept`. What stays at one
 * time and is thinned again later leaves the same as thinning only later.
 * @param kept versions that something else needs, such as those that revisions were made from
 */
export function thin(
  checkpoints: readonly ThinnedCheckpoint[],
  now: Date,
  kept: ReadonlySet<number> = new Set(),
): number[] {
  const newestFirst = checkpoints.toSorted((one, other) => other.version - one.version);
  const [newest] = newestFirst;
  const periods = new Set<string>();
  return newestFirst
    .filter((checkpoint) => {
      const period = periodOf(checkpoint.savedAt, now);
      if (period === undefined) return false;
      const isLast = !periods.has(period);
      periods.add(period);
      return (
        !isLast &&
        checkpoint !== newest &&
        checkpoint.name === null &&
        !kept.has(checkpoint.version)
      );
    })
    .map(({ version }) => version);
}

/** The hour or day of which one checkpoint stays; undefined as long as all stay. */
function periodOf(savedAt: Date, now: Date): string | undefined {
  const [time, age] = [savedAt.getTime(), now.getTime() - savedAt.getTime()];
  if (age < DAY) return undefined;
  return age < WEEK ? `hour ${Math.floor(time / HOUR)}` : `day ${Math.floor(time / DAY)}`;
}
