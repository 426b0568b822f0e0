import type { GuideName } from './guide.ts';

/** The words of a mail, as page and as plain text. */
export interface MailText {
  subject: string;
  html: string;
  text: string;
}

/** A file that comes with a mail. */
export interface MailAttachment {
  fileName: string;
  /** media type */
  type: string;
  content: Buffer;
}

/** A mail about a lead, to the visitor or to the team. */
export interface LeadMail extends MailText {
  attachments?: readonly MailAttachment[];
  to: string;
  /** where an answer goes; an address in its normal form */
  replyTo: string;
  /** the same for every repetition, so that mail programs show it once */
  messageId: string;
  headers: Record<string, string>;
}

/** What we ask of a mailer. */
export interface LeadMailPort {
  /**
   * Resolves once the mail is out of our hands, or when its recipient will never be reached.
   * @throws Error for anything that may pass; its message never contains an address
   */
  send(mail: LeadMail): Promise<'sent' | 'refused'>;
}

/** A first name to greet with; empty when what was typed could be anything but a name. */
interface Greeted {
  firstName: string;
}

export interface GuideMailFacts extends Greeted {
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

export interface ReportMailFacts extends Greeted {
  /** whole number */
  percentage: number;
  level: string;
}

/** A personal report as its mail brings it; made by the domain of the assessment. */
export interface MailedReport extends Omit<ReportMailFacts, 'firstName'> {
  fileName: string;
  file: Buffer;
}

export interface NotificationFacts {
  /** what the form is called among us */
  form: string;
  name: string;
  company: string;
  fields: readonly { label: string; value: string }[];
  /** the lead in the admin area */
  url: string;
}

/** Writes the mails that forms promise. */
export interface LeadMailTemplates {
  guide(facts: GuideMailFacts): Promise<MailText>;
  acknowledgement(facts: Greeted): Promise<MailText>;
  report(facts: ReportMailFacts): Promise<MailText>;
  surveyThanks(facts: Greeted & { followUp: FollowUp }): Promise<MailText>;
  notification(facts: NotificationFacts): Promise<MailText>;
}
