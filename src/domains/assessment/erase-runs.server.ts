import type { Db } from '#src/platform/db/database.server.ts';
import { deleteRunsOfLeads } from './run-repository.server.ts';

/** Deletes the runs of erased leads in the transaction that erases them. Returns their number. */
export const eraseRuns = (tx: Db, leadIds: readonly string[]): Promise<number> =>
  deleteRunsOfLeads(tx, leadIds);
