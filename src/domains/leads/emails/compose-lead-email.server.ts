import type { Clock } from '#src/platform/clock/clock.ts';
import type { ComposeEmail } from '#src/platform/emails/send-email.server.ts';
import { GUIDE_LINK_DAYS, createGuideLink } from '#src/domains/leads/guides/guide-link.server.ts';
import { isLeadEmailKind } from './lead-email.ts';
import { renderTeamEmail, renderVisitorEmail } from './lead-email-content.ts';
import type { LeadEmailTemplates, EmailedReport } from './email-templates.ts';
import type { LeadView } from '#src/domains/leads/lead-views.ts';

export interface LeadEmailDeps {
  /** the lead as it is now; undefined once it was erased */
  findLead(leadId: string): Promise<LeadView | undefined>;
  templates: LeadEmailTemplates;
  /** origin of the links, without a trailing slash */
  siteUrl: string;
  /** signs the links to guides; all nodes share it */
  secret: string;
  /** the report that a lead asked for; undefined when there is none any more */
  findReport(leadId: string): Promise<EmailedReport | undefined>;
  /** the team's address: notices go there, and visitors' replies */
  team: string;
  clock: Clock;
}

/**
 * Writes what a lead's form promised. Nothing is wanted for a lead that was erased, or that is in quarantine: its release
 * promises the emails again.
 */
export function createLeadEmailComposer(deps: LeadEmailDeps): ComposeEmail {
  const { findLead, templates, findReport, siteUrl, secret, team, clock } = deps;
  return async ({ ownerId: leadId, kind, round }) => {
    const lead = await findLead(leadId);
    if (!lead || lead.state === 'quarantined' || !isLeadEmailKind(kind)) return 'not-wanted';
    const isToVisitor = kind === 'visitor';
    const write = isToVisitor ? renderVisitorEmail : renderTeamEmail;
    const content = await write(lead, {
      templates,
      siteUrl,
      downloadUrl: (guide) => createGuideLink({ secret, siteUrl }, { leadId, guide }, clock()),
      validDays: GUIDE_LINK_DAYS,
      report: () => findReport(leadId),
    });
    if (!content && lead.form === 'ai-quotient')
      return { impossible: 'The report is gone, so there is nothing to send.' };
    if (!content) return 'not-wanted';
    // A person who sends it again wants it to be seen: programs hide a second email with the same id.
    const id = round === 0 ? `${leadId}.${kind}` : `${leadId}.${kind}.${round}`;
    return {
      email: {
        ...content,
        to: isToVisitor ? lead.email : team,
        replyTo: isToVisitor ? team : lead.email,
        messageId: `<${id}@${new URL(siteUrl).hostname}>`,
        // RFC 3834: out-of-office replies do not reply to each other.
        headers: { 'Auto-Submitted': isToVisitor ? 'auto-replied' : 'auto-generated' },
      },
    };
  };
}
