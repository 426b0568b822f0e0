import type { EmailSender } from './confirmation-text.ts';

export interface EmailScore {
  /** whole number */
  percentage: number;
  level: string;
  /** for shapes on a dark ground */
  levelColor: string;
  pillars: readonly { pillar: string; percentage: number }[];
}

/** The text of an email in order, for its HTML and plain parts. */
export interface EmailContent {
  subject: string;
  /** shown after the subject in a list of emails */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** labeled values, such as the fields of a form; values may have several lines */
  /** the result of the assessment, as a picture in the HTML part and as lines in the plain part */
  score?: EmailScore;
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
  score,
  facts = [],
  button,
  after = [],
  small = [],
  sender,
}: EmailContent): string {
  return [
    heading,
    ...(score ? [scoreText(score)] : []),
    ...paragraphs,
    ...facts.map(({ label, value }) => `${label}:\n${value}`),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...after,
    ...small,
    `-- \n${[sender.name, ...sender.address].join('\n')}`,
    '',
  ].join('\n\n');
}

const scoreText = ({ pillars }: EmailScore) =>
  pillars.map(({ pillar, percentage }) => `${pillar}: ${percentage}%`).join('\n');
