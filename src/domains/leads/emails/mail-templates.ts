import type { GuideName } from '#src/domains/leads/guides/guide.ts';

/** The words of a mail, as page and as plain text. */
export interface MailText {
  subject: string;
  html: string;
  text: string;
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
