import type { ReportEmailProps } from '#src/domains/leads/emails/email-templates.ts';

/** The sender's name and the postal address that US law requires in commercial email (CAN-SPAM Act). */
export interface EmailSender {
  name: string;
  /** the wordmark above every email */
  shortName: string;
  address: readonly string[];
}

interface EmailLink {
  label: string;
  href: string;
}

export interface EmailAlert {
  count: string;
  label: string;
  text: string;
  href?: string;
}

/** The text of an email in order, for its HTML and plain parts. */
export interface EmailContent {
  subject: string;
  /** shown after the subject in a list of emails; defaults to the beginning of the email */
  preview?: string;
  heading: string;
  paragraphs: readonly string[];
  /** the result of the assessment, as a picture in the HTML part and as lines in the plain part */
  score?: Omit<ReportEmailProps, 'firstName'>;
  /** labeled values, such as the fields of a form; values may have several lines */
  facts?: readonly { label: string; value: string }[];
  /** counts of what needs attention */
  alerts?: readonly EmailAlert[];
  button?: EmailLink;
  after?: readonly string[];
  small?: readonly string[];
  /** below the small text */
  link?: EmailLink;
  sender: EmailSender;
}

/** The plain part. Written by hand, because text converted from HTML reads badly. */
export function plainText({
  heading,
  paragraphs,
  score,
  facts = [],
  alerts = [],
  button,
  after = [],
  small = [],
  link,
  sender,
}: EmailContent): string {
  return [
    heading,
    ...(score
      ? [score.pillars.map(({ pillar, percentage }) => `${pillar}: ${percentage}%`).join('\n')]
      : []),
    ...paragraphs,
    ...facts.map(({ label, value }) => `${label}:\n${value}`),
    ...alerts.map(({ count, label, text, href }) =>
      [`${count} ${label}`, text, ...(href ? [href] : [])].join('\n'),
    ),
    ...linkText(button),
    ...after,
    ...small,
    ...linkText(link),
    `-- \n${[sender.name, ...sender.address].join('\n')}`,
    '',
  ].join('\n\n');
}

const linkText = (link?: EmailLink) => (link ? [`${link.label}:\n${link.href}`] : []);
