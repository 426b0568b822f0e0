import type { GuideName } from '#src/domains/leads/guides/guide.ts';

/** The words of a mail, as page and as plain text. */
export interface EmailText {
  subject: string;
  html: string;
  text: string;
}

/** A first name to greet with; empty when what was typed could be anything but a name. */
interface Recipient {
  firstName: string;
}

export interface GuideEmailProps extends Recipient {
  guide: GuideName;
  title: string;
  pages: number;
  minutes: number;
  downloadUrl: string;
  /** where a new link can be asked for */
  pageUrl: string;
  validDays: number;
}

/** What a member of the survey wants next. */
export type FollowUp = 'call' | 'information' | 'nothing';

export interface ReportEmailProps extends Recipient {
  /** whole number */
  percentage: number;
  level: string;
}

/** A personal report as its mail brings it; made by the domain of the assessment. */
export interface EmailedReport extends Omit<ReportEmailProps, 'firstName'> {
  fileName: string;
  file: Buffer;
}

export interface NotificationEmailProps {
  /** what the form is called among us */
  form: string;
  name: string;
  company: string;
  fields: readonly { label: string; value: string }[];
  /** the lead in the admin area */
  url: string;
}

/** Writes the mails that forms promise. */
export interface LeadEmailTemplates {
  guide(facts: GuideEmailProps): Promise<EmailText>;
  acknowledgement(facts: Recipient): Promise<EmailText>;
  report(facts: ReportEmailProps): Promise<EmailText>;
  surveyThanks(facts: Recipient & { followUp: FollowUp }): Promise<EmailText>;
  notification(facts: NotificationEmailProps): Promise<EmailText>;
}
