import type { MailSender } from './confirmation-text.ts';

/** What a mail says, in the order it says it, for both of its parts. */
export interface MailWords {
  subject: string;
  /** what a list of mails shows behind the subject */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** facts with their names, such as what a visitor typed; values may have several lines */
  facts?: readonly { label: string; value: string }[];
  button?: { label: string; href: string };
  after?: readonly string[];
  small?: readonly string[];
  sender: MailSender;
}

/** The plain part, written by hand: a converted page reads like one. */
export function plainText({
  heading,
  paragraphs,
  facts = [],
  button,
  after = [],
  small = [],
  sender,
}: MailWords): string {
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
