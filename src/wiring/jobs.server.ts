import { BRAND } from '#content/brand.ts';
import { confirmationMail } from '#src/integrations/mail/confirmation-mail.tsx';
import { deliverLead } from '#src/domains/leads/deliver-lead.job.ts';
import { sendLeadMails } from '#src/domains/leads/send-lead-mails.job.ts';
import { sendConfirmationMail } from '#src/domains/newsletter/send-confirmation-mail.job.ts';
import { submitAddresses } from '#src/domains/seo/submit-addresses.job.ts';
import {
  type ConfirmationMailNeeds,
  createConfirmationMailHandler,
} from '#src/domains/newsletter/send-confirmation-mail.server.ts';
import { refreshSearch } from '#src/domains/search/refresh-search.job.ts';
import { handles, type Job, type JobBinding } from '#src/platform/jobs/job.ts';

/** Every kind of background work; a queue is made for each. */
export const JOBS = [
  sendConfirmationMail,
  deliverLead,
  sendLeadMails,
  submitAddresses,
  refreshSearch,
] as const satisfies readonly Job[];

/** Those that stay inside the site. Every other one waits while a restored site is held. */
export const INTERNAL_JOBS: ReadonlySet<string> = new Set([refreshSearch.name]);

/** Each kind with what does it. */
export function bindJobs(needs: Omit<ConfirmationMailNeeds, 'template'>): JobBinding[] {
  return [
    handles(
      sendConfirmationMail,
      createConfirmationMailHandler({ ...needs, template: confirmationMail(BRAND) }),
    ),
  ];
}
