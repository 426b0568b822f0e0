import type { GuideName } from '#src/domains/leads/guides/guide.ts';
import type { EmailText } from '#src/platform/emails/outgoing-email.ts';

/** `firstName` is empty when the typed text may not be a name. */
interface Recipient {
  firstName: string;
}

interface GuideEmailProps extends Recipient {
  guide: GuideName;
  title: string;
  pages: number;
  minutes: number;
  downloadUrl: string;
  /** page on which a visitor can request a new link */
  pageUrl: string;
  validDays: number;
}

/** The follow-up that a survey participant asked for. */
export type FollowUp = 'call' | 'information' | 'nothing';

export interface ReportEmailProps extends Recipient {
  /** whole number */
  percentage: number;
  level: string;
  /** for shapes on a dark ground */
  levelColor: string;
  /** in question order; percentages are whole numbers */
  pillars: readonly { pillar: string; percentage: number }[];
}

/** A personal report as its email contains it; created by the assessment domain. */
export interface EmailedReport extends Omit<ReportEmailProps, 'firstName'> {
  fileName: string;
  file: Buffer;
}

interface NotificationEmailProps {
  /** title of the form */
  form: string;
  name: string;
  company: string;
  fields: readonly { label: string; value: string }[];
  /** URL of the lead in the admin area */
  url: string;
}

/** Renders the emails that forms promise. */
export interface LeadEmailTemplates {
  guide(facts: GuideEmailProps): Promise<EmailText>;
  acknowledgement(facts: Recipient): Promise<EmailText>;
  report(facts: ReportEmailProps): Promise<EmailText>;
  surveyThanks(facts: Recipient & { followUp: FollowUp }): Promise<EmailText>;
  notification(facts: NotificationEmailProps): Promise<EmailText>;
}
