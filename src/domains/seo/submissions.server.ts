import type { Base } from '#src/platform/base.ts';
import { desc, eq, lte, max } from 'drizzle-orm';
import type { SubmissionResult } from './index-now-port.ts';
import { submissions } from './submissions-tables.server.ts';
import type { SearchEngineUpdates } from './submit-addresses.server.ts';

/** Notices of changed addresses to search engines, and what came back. */
export type Submissions = ReturnType<typeof createSubmissions>;

/** Stores what search engines said to a submission. */
export type RecordSubmission = (
  paths: readonly string[],
  result: SubmissionResult,
) => Promise<void>;

const KEPT = 500;
/** Addresses kept of each; a submission has at most 10,000. */
const KEPT_PATHS = 1_000;

type SubmissionsDeps = Pick<Base, 'db' | 'clock'>;

/** Stores a result, and forgets the oldest ones. */
export const createSubmissionRecord =
  ({ db, clock }: SubmissionsDeps): RecordSubmission =>
  async (paths, result) => {
    await db.insert(submissions).values({
      at: clock(),
      outcome: result.outcome,
      status: 'status' in result ? result.status : null,
      message: 'message' in result ? result.message : '',
      addresses: paths.length,
      paths: paths.slice(0, KEPT_PATHS),
    });
    const [newest] = await db.select({ id: max(submissions.id) }).from(submissions);
    await db.delete(submissions).where(lte(submissions.id, (newest?.id ?? 0) - KEPT));
  };

/** @param key name of the file that proves whose site it is; undefined while nothing is submitted */
export const createSubmissions = ({
  db,
  key,
  updates,
}: Pick<SubmissionsDeps, 'db'> & {
  key: () => string | undefined;
  updates: SearchEngineUpdates;
}) => ({
  /** Name of the file that proves whose site it is; undefined while nothing is submitted. */
  key,
  /** Newest first, each with the first of its addresses. */
  list: async (limit: number) =>
    db.select().from(submissions).orderBy(desc(submissions.id)).limit(limit),
  /** Queues the stored addresses of a submission again. @returns how many; 0 if it is gone */
  async submitAgain(id: number) {
    const [found] = await db.select().from(submissions).where(eq(submissions.id, id));
    if (!found) return 0;
    await db.transaction((tx) => updates.enqueue(tx, found.paths, true));
    return found.paths.length;
  },
});
