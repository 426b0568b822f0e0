import type {
  FollowUp,
  GuideEmailProps,
  NotificationEmailProps,
  ReportEmailProps,
} from '#src/domains/leads/emails/email-templates.ts';
import { BOOK_AUDIT_PATH, STORIES_PATH } from '#src/domains/site-map/paths.ts';
import type { EmailSender } from './confirmation-text.ts';
import type { EmailContent } from './email-text.ts';

/** The sender, and the addresses and links in the text. */
export interface LeadEmailSettings {
  sender: EmailSender;
  /** contact address */
  email: string;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
  /** scheduler for members of the peer network */
  vistageSchedulerUrl: string;
}

const hello = (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,');

const GUIDES = {
  'executive-cheatsheet': {
    heading: 'Your eight pages',
    tip: 'Short of time? Take page 5. The weekly review works before anything else is set up.',
  },
  'quick-wins': {
    heading: 'Your ten repairs',
    tip: 'Export your records before the first repair, and keep number nine for an hour with two people in the room.',
  },
} as const;

/** Contains the link to a guide. */
export function guideContent(
  { sender, email }: LeadEmailSettings,
  { firstName, guide, title, pages, minutes, downloadUrl, pageUrl, validDays }: GuideEmailProps,
): EmailContent {
  const { heading, tip } = GUIDES[guide];
  return {
    subject: `Your copy of ${title}`,
    preview: `${pages} pages, about ${minutes} minutes.`,
    heading,
    paragraphs: [
      hello(firstName),
      `Here is the guide you asked for: ${title}, a PDF of ${pages} pages that takes about ${minutes} minutes to read.`,
    ],
    button: { label: 'Download the PDF', href: downloadUrl },
    after: [tip],
    small: [
      `The link works for ${validDays} days. After that, ask for a new one: ${pageUrl}`,
      `Was it not you? Then an address was mistyped. Write to ${email}, and we delete the request.`,
    ],
    sender,
  };
}

/** Confirms a message. Never quotes it, because anyone may have entered this address. */
export function acknowledgementContent(
  { sender, email, siteUrl }: LeadEmailSettings,
  firstName: string,
): EmailContent {
  return {
    subject: 'Your message has arrived',
    preview: 'A consultant reads it and answers in person.',
    heading: 'It has arrived',
    paragraphs: [
      hello(firstName),
      'Thank you for your message. One of our consultants reads it and answers under their own name. If you left something out, reply to this email and it is put with the rest.',
      'Some things are quicker to show. The growth audit is free, takes 45 to 60 minutes, and happens on your own screen.',
    ],
    button: { label: 'Book Growth Audit', href: `${siteUrl}${BOOK_AUDIT_PATH}` },
    small: [`Was it not you? Write to ${email}, and we delete the message.`],
    sender,
  };
}

/** Accompanies the attached report of the assessment. */
export function reportContent(
  { sender, email, siteUrl }: LeadEmailSettings,
  { firstName, ...score }: ReportEmailProps,
): EmailContent {
  const { percentage, level } = score;
  return {
    subject: `Your AI Quotient report: ${percentage} of 100, ${level}`,
    preview: 'Your score by pillar, what your answers say, and a plan for 90 days.',
    heading: `${percentage} of 100: ${level}`,
    score,
    paragraphs: [
      hello(firstName),
      'Your report is attached as a PDF. It has your score in each of the five pillars, what your answers say about the way you work, the two weakest answers of each pillar with a next step, and a plan for 90 days.',
      'Begin with the first month of the plan. One of our consultants will write to you about a strategy session; the report is yours either way.',
    ],
    button: { label: 'Book AI Strategy Session', href: `${siteUrl}${BOOK_AUDIT_PATH}` },
    small: [`Was it not you? Write to ${email}, and we delete the answers and the report.`],
    sender,
  };
}

/** The next step after a survey, as the sender chose. */
function followUpContent(
  followUp: FollowUp,
  { siteUrl, vistageSchedulerUrl }: LeadEmailSettings,
): Pick<EmailContent, 'button'> & { text: string } {
  if (followUp === 'call')
    return {
      text: 'You asked us to reach out, and we will. If you would rather choose the time yourself, the follow-up call takes 20 minutes.',
      button: { label: 'Choose a time', href: vistageSchedulerUrl },
    };
  if (followUp === 'information')
    return {
      text: 'You asked for more before a call. The success stories say what was broken, what was done, and what changed in numbers.',
      button: { label: 'Read the stories', href: `${siteUrl}${STORIES_PATH}` },
    };
  return {
    text: `You asked for no call, so none is planned. If that changes, the calendar is here: ${vistageSchedulerUrl}`,
  };
}

export function surveyThanksContent(
  settings: LeadEmailSettings,
  { firstName, followUp }: { firstName: string; followUp: FollowUp },
): EmailContent {
  const { text, button } = followUpContent(followUp, settings);
  return {
    subject: 'Thank you for your answers',
    preview: 'They are read before anyone calls.',
    heading: 'Thank you',
    paragraphs: [
      hello(firstName),
      'Your answers to the survey are with us. Whoever speaks with you has read them first.',
      text,
    ],
    ...(button && { button }),
    small: [`Was it not you? Write to ${settings.email}, and we delete the answers.`],
    sender: settings.sender,
  };
}

/** Notifies the team of a lead; a reply goes to the visitor. */
export function notificationContent(
  { sender }: LeadEmailSettings,
  { form, name, company, fields, url }: NotificationEmailProps,
): EmailContent {
  const who = [name, company].filter(Boolean).join(', ') || 'someone without a name';
  return {
    subject: `${form}: ${who}`,
    preview: 'A new lead from the website.',
    heading: form,
    paragraphs: [`${who} sent this form. A reply to this email goes to them.`],
    facts: fields,
    button: { label: 'Open the lead', href: url },
    sender,
  };
}
