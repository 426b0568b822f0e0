import type { Clock } from '#src/platform/clock/clock.ts';
import type { ComposeEmail } from '#src/platform/emails/send-email.server.ts';
import { GUIDE_LINK_DAYS, createGuideLink } from '#src/domains/leads/guides/guide-link.server.ts';
import { isLeadEmailKind } from './lead-email.ts';
import { renderTeamEmail, renderVisitorEmail } from './lead-email-content.ts';
import type { LeadEmailTemplates, EmailedReport } from './email-templates.ts';
import type { LeadView } from '#src/domains/leads/lead-views.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';

export interface LeadEmailDeps {
  /** undefined once the lead was erased */
  findLead(leadId: string): Promise<LeadView | undefined>;
  templates: LeadEmailTemplates;
  /** origin of the links, without a trailing slash */
  siteUrl: string;
  /** signs links to guides; shared by all nodes */
  secret: Secret;
  /** the report that a lead requested; undefined when it no longer exists */
  findReport(leadId: string): Promise<EmailedReport | undefined>;
  /** address of the team: receives notifications and replies of visitors */
  team: string;
  clock: Clock;
}

/**
 * Composes the emails of a lead. Returns `not-wanted` for a lead that was erased or is in quarantine; a release
 * promises the emails again.
 */
export function createLeadEmailComposer(deps: LeadEmailDeps): ComposeEmail {
  const { findLead, templates, findReport, siteUrl, secret, clock } = deps;
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
      return { impossible: 'The report no longer exists, so there is nothing to send.' };
    if (!content) return 'not-wanted';
    // Mail clients hide a second email with the same id, so each manual resend gets its own.
    const id = round === 0 ? `${leadId}.${kind}` : `${leadId}.${kind}.${round}`;
    return {
      email: {
        ...content,
        to: isToVisitor ? lead.email : deps.team,
        replyTo: isToVisitor ? deps.team : lead.email,
        messageId: `<${id}@${new URL(siteUrl).hostname}>`,
        // RFC 3834: prevents loops of automatic replies.
        headers: { 'Auto-Submitted': isToVisitor ? 'auto-replied' : 'auto-generated' },
      },
    };
  };
}
