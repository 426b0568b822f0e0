import type { Db } from '#src/platform/db/database.server.ts';
import { removeRunsOfLeads } from './run-repository.server.ts';

/** Removes the runs of leads that are erased, within their transaction; returns how many. */
export const eraseRuns = (tx: Db, leadIds: readonly string[]): Promise<number> =>
  removeRunsOfLeads(tx, leadIds);
