import type { z } from 'zod';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { JobHandler } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { GUIDE_LINK_DAYS, guideLink } from './guide-link.server.ts';
import { teamMail, visitorMail } from './lead-mail-content.ts';
import type { LeadView } from './leads.server.ts';
import type { LeadMailPort, LeadMailTemplates, MailedReport } from './mail-templates.ts';
import { LEAD_MAIL_RECIPIENTS, sendLeadMails } from './send-lead-mails.job.ts';

export interface LeadMailNeeds {
  /** the lead as it is now; undefined once it was erased */
  find(leadId: string): Promise<LeadView | undefined>;
  queue: Pick<JobQueue, 'send'>;
  mail: LeadMailPort;
  templates: LeadMailTemplates;
  /** origin of the links, without a trailing slash */
  siteUrl: string;
  /** signs the links to guides; all nodes share it */
  secret: string;
  /** the report that a lead asked for; undefined when there is none any more */
  reportOf(leadId: string): Promise<MailedReport | undefined>;
  /** the team's address: notes go there, and visitors' answers */
  team: string;
  clock: Clock;
  log: Logger;
}

/**
 * Handles `send-lead-mails`. A lead that was erased, or is in quarantine, gets nothing; a release queues the job again.
 * A recipient who is refused for good ends it, any other failure is tried again.
 */
export function createLeadMailsHandler(
  needs: LeadMailNeeds,
): JobHandler<z.output<typeof sendLeadMails.payload>> {
  const { find, queue, mail, templates, reportOf, siteUrl, secret, team, clock, log } = needs;
  return async ({ leadId, to }) => {
    const lead = await find(leadId);
    if (!lead || lead.state === 'quarantined') {
      log.info({ leadId }, 'the mails of a lead are not wanted');
      return;
    }
    if (!to) {
      for (const recipient of LEAD_MAIL_RECIPIENTS) {
        const singletonKey = `${leadId}.${recipient}`;
        await queue.send(sendLeadMails, { leadId, to: recipient }, { singletonKey });
      }
      return;
    }
    const write = to === 'visitor' ? visitorMail : teamMail;
    const content = await write(lead, {
      templates,
      siteUrl,
      downloadUrl: (guide) => guideLink({ secret, siteUrl }, { leadId, guide }, clock()),
      validDays: GUIDE_LINK_DAYS,
      report: () => reportOf(leadId),
    });
    if (!content) return;
    const outcome = await mail.send({
      ...content,
      to: to === 'visitor' ? lead.email : team,
      replyTo: to === 'visitor' ? team : lead.email,
      messageId: `<${leadId}.${to}@${new URL(siteUrl).hostname}>`,
      // RFC 3834: holiday notes are not answered by holiday notes.
      headers: { 'Auto-Submitted': to === 'visitor' ? 'auto-replied' : 'auto-generated' },
    });
    if (outcome === 'refused') log.warn({ leadId, to }, 'a mail about a lead was refused for good');
  };
}
