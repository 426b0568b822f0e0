import type { EmailSender } from './confirmation-text.ts';

/** The text of an email in order, for its HTML and plain parts. */
export interface EmailContent {
  subject: string;
  /** shown after the subject in a list of emails */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** labeled values, such as the fields of a form; values may have several lines */
  facts?: readonly { label: string; value: string }[];
  button?: { label: string; href: string };
  after?: readonly string[];
  small?: readonly string[];
  sender: EmailSender;
}

/** The plain part. Written by hand, because text converted from HTML reads badly. */
export function plainText({
  heading,
  paragraphs,
  facts = [],
  button,
  after = [],
  small = [],
  sender,
}: EmailContent): string {
  return [
    heading,
    ...paragraphs,
    ...facts.map(({ label, value }) => `${label}:\n${value}`),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...after,
    ...small,
    `-- \n${[sender.name, ...sender.address].join('\n')}`,
    '',
  ].join('\n\n');
}
