import { sendAlertEmail } from '#src/domains/alerts/send-alert-email.job.ts';
import { deleteExpiredRuns } from '#src/domains/assessment/delete-expired-runs.job.ts';
import { deleteExpiredLeads } from '#src/domains/leads/erasure/delete-expired-leads.job.ts';
import { deliverLead } from '#src/domains/leads/delivery/deliver-lead.job.ts';
import { sendLeadEmail } from '#src/domains/leads/emails/send-lead-email.job.ts';
import { sendNewsletterEmail } from '#src/domains/newsletter/send-newsletter-email.job.ts';
import { deleteExpiredLinks } from '#src/domains/people/delete-expired-links.job.ts';
import { sendNoticeEmail, sendPeopleEmail } from '#src/domains/people/send-people-email.job.ts';
import {
  compareRoutes,
  crawlPages,
  readChangedRoutes,
  startCrawl,
} from '#src/domains/seo/crawl/crawl.job.ts';
import { checkOutsideLinks } from '#src/domains/seo/outside-links/outside-links.job.ts';
import { submitAddresses } from '#src/domains/seo/submit-addresses.job.ts';
import { refreshSearch } from '#src/domains/search/refresh-search.job.ts';
import { tidyMedia } from '#src/domains/media/tidy-media.job.ts';
import { rebuildReferences } from '#src/domains/documents/references/rebuild-references.job.ts';
import { changeTags } from '#src/domains/documents/tags/change-tags.job.ts';
import { tidyDocuments } from '#src/domains/documents/history/tidy-documents.job.ts';
import { continueImport, tidyImports } from '#src/domains/imports/continue-import.job.ts';
import { sweepUploads } from '#src/domains/media/intake/sweep-uploads.job.ts';
import type { Job } from '#src/platform/jobs/job.ts';

/**
 * Every kind of background work, for a restore, which needs a queue for each without wiring a site. A test compares
 * this list with the jobs that `buildSystem` binds.
 */
export const JOBS = [
  sendNewsletterEmail,
  sendPeopleEmail,
  sendNoticeEmail,
  deliverLead,
  sendLeadEmail,
  submitAddresses,
  startCrawl,
  crawlPages,
  readChangedRoutes,
  compareRoutes,
  checkOutsideLinks,
  refreshSearch,
  sendAlertEmail,
  deleteExpiredLeads,
  deleteExpiredRuns,
  deleteExpiredLinks,
  tidyDocuments,
  changeTags,
  rebuildReferences,
  tidyMedia,
  sweepUploads,
  continueImport,
  tidyImports,
] as const satisfies readonly Job[];
