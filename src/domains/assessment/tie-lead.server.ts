import { randomUUID } from 'node:crypto';
import type { Db } from '#src/platform/db/database.server.ts';
import { copied, type Run } from './run.ts';
import { findRunOfLead, lockRun, saveRun } from './run-repository.server.ts';

/**
 * Ties a run to the lead that asked for its report. One that another lead has goes on as a copy, so that neither takes the
 * other's report away; a repeated request finds the run it was tied to.
 * @returns the id of the lead's run
 */
export async function tieLead(tx: Db, run: Run, leadId: string, now: Date): Promise<string> {
  const known = await lockRun(tx, run.id);
  const isFree = known && (known.leadId === null || known.leadId === leadId);
  const tied = isFree ? undefined : await findRunOfLead(tx, leadId);
  if (tied) return tied.id;
  const own = isFree ? known : copied(known ?? run, randomUUID());
  // A run that is gone was erased with its person this very moment, and its copy counts in its place.
  const copyOf = known ? own.copyOf : null;
  await saveRun(tx, { ...own, copyOf, leadId, reportedAt: now });
  return own.id;
}
