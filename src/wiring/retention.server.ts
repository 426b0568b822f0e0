import { createExpiredRunsHandler } from '#src/domains/assessment/delete-expired-runs.server.ts';
import { deleteExpiredRuns } from '#src/domains/assessment/delete-expired-runs.job.ts';
import { deleteExpiredLeads } from '#src/domains/leads/erasure/delete-expired-leads.job.ts';
import { createExpiredLeadsHandler } from '#src/domains/leads/erasure/delete-expired-leads.server.ts';
import { deleteExpiredLinks } from '#src/domains/people/delete-expired-links.job.ts';
import { createExpiredLinksHandler } from '#src/domains/people/delete-expired-links.server.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import { deleteOldEmails } from '#src/integrations/mail/delete-old-emails.server.ts';
import { handles } from '#src/platform/jobs/job.ts';
import type { Parts } from './parts.ts';

interface RetentionDeps extends Pick<Parts, 'config' | 'db' | 'clock' | 'log'> {
  leads: Pick<Leads, 'filterExisting'>;
  mailFolder: string;
}

const DAY_MS = 24 * 3_600_000;

/** Wires the deletion of expired data to the retention settings. */
export function wireRetention({ config, mailFolder, leads, ...shared }: RetentionDeps) {
  const { clock, log } = shared;
  const retention = {
    get quarantineDays() {
      return config.RETAIN_QUARANTINE_DAYS;
    },
    get finishedDays() {
      return config.RETAIN_LEADS_DAYS;
    },
  };
  const retentionDays = () => config.RETAIN_RUNS_DAYS;
  async function sweepEmailFiles() {
    if (config.RETAIN_MAIL_DAYS === 0) return;
    const before = new Date(clock().getTime() - config.RETAIN_MAIL_DAYS * DAY_MS);
    const mails = await deleteOldEmails(mailFolder, before);
    if (mails > 0) log.info({ mails }, 'expired email files were deleted');
  }
  return {
    jobs: [
      handles(deleteExpiredLeads, createExpiredLeadsHandler({ ...shared, retention })),
      handles(deleteExpiredLinks, createExpiredLinksHandler(shared)),
      handles(deleteExpiredRuns, createExpiredRunsHandler({ ...shared, leads, retentionDays })),
    ],
    // Each worker has its own email files.
    schedules: [
      {
        everyMs: DAY_MS,
        atStart: true,
        run: sweepEmailFiles,
        failure: 'expired email files could not be deleted',
      },
    ],
  };
}
