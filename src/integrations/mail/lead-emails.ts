import type { FollowUp, LeadEmailTemplates } from '#src/domains/leads/emails/email-templates.ts';
import { BOOK_AUDIT_PATH, STORIES_PATH } from '#src/domains/site-map/paths.ts';
import type { EmailContent, EmailSender } from './email-text.ts';
import { writeEmail } from './write-email.tsx';

/** The sender, and the addresses and links in the text: as they are when an email is written. */
interface LeadEmailSettings {
  sender: EmailSender & {
    /** contact address */
    readonly email: string;
  };
  /** origin of the site, without a trailing slash */
  siteUrl: string;
  /** scheduler for members of the peer network */
  readonly vistageSchedulerUrl: string;
}

const hello = (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,');

const GUIDES = {
  'executive-cheatsheet': {
    heading: 'Your cheatsheet',
    tip: 'Short on time? Go to page 5. The weekly review works before anything else is set up.',
  },
  'quick-wins': {
    heading: 'Your 10 fixes',
    tip: 'Export your records before the first fix, and save number nine for an hour with two people in the room.',
  },
} as const;

/** The next step after a survey, as the sender chose. */
function followUpContent(
  followUp: FollowUp,
  { siteUrl, vistageSchedulerUrl }: LeadEmailSettings,
): Pick<EmailContent, 'button'> & { text: string } {
  if (followUp === 'call')
    return {
      text: 'You asked us to reach out, and we will. Prefer to choose the time yourself? The follow-up call takes 20 minutes.',
      button: { label: 'Choose a time', href: vistageSchedulerUrl },
    };
  if (followUp === 'information')
    return {
      text: 'You asked for more information first. Our success stories say what was broken, what we did, and what changed, in numbers.',
      button: { label: 'Read the stories', href: `${siteUrl}${STORIES_PATH}` },
    };
  return {
    text: `You asked us not to follow up, so we will not. If that changes, book a call here: ${vistageSchedulerUrl}`,
  };
}

/** Creates the templates of emails about leads. */
export function createLeadEmailTemplates(settings: LeadEmailSettings): LeadEmailTemplates {
  const { sender, siteUrl } = settings;
  return {
    /** Contains the link to a guide. */
    guide({ firstName, guide, title, pages, minutes, downloadUrl, pageUrl, validDays }) {
      const { heading, tip } = GUIDES[guide];
      return writeEmail({
        subject: `Your copy of ${title}`,
        preview: `Your ${pages}-page PDF, about ${minutes} minutes to read.`,
        heading,
        paragraphs: [
          hello(firstName),
          `Here is the guide you requested: ${title}. The ${pages}-page PDF takes about ${minutes} minutes to read.`,
        ],
        button: { label: 'Download the PDF', href: downloadUrl },
        after: [tip],
        small: [
          `The link works for ${validDays} days. After that, request a new one: ${pageUrl}`,
          `Didn’t request this? Someone may have mistyped an address. Write to ${sender.email} and we will delete the request.`,
        ],
        sender,
      });
    },
    /** Confirms a message. Never quotes it, because anyone may have entered this address. */
    acknowledgement: ({ firstName }) =>
      writeEmail({
        subject: 'We received your message',
        preview: 'A consultant will read it and reply personally.',
        heading: 'We have your message',
        paragraphs: [
          hello(firstName),
          'Thank you for your message. One of our consultants will read it and reply under their own name. If you left something out, reply to this email and it will be added to your message.',
          'Some things are quicker to show than to describe. The growth audit is free and takes 45 to 60 minutes by video.',
        ],
        button: { label: 'Book Growth Audit', href: `${siteUrl}${BOOK_AUDIT_PATH}` },
        small: [`Didn’t send this? Write to ${sender.email} and we will delete the message.`],
        sender,
      }),
    /** Accompanies the attached report of the assessment. */
    report({ firstName, ...score }) {
      const { percentage, level } = score;
      return writeEmail({
        subject: `Your AI Quotient report: ${percentage} of 100, ${level}`,
        preview: 'Your score by pillar, what your answers say, and a 90-day plan.',
        heading: `${percentage} of 100: ${level}`,
        score,
        paragraphs: [
          hello(firstName),
          'Your report is attached as a PDF. It has your score in each of the five pillars and says what your answers mean for the way you work. The two weakest answers in each pillar come with a next step. A 90-day plan follows.',
          'Start with the first month of the plan. One of our consultants will write to you about a strategy session. The report is yours either way.',
        ],
        button: { label: 'Book AI Strategy Session', href: `${siteUrl}${BOOK_AUDIT_PATH}` },
        small: [
          `Didn’t request this? Write to ${sender.email} and we will delete the answers and the report.`,
        ],
        sender,
      });
    },
    surveyThanks({ firstName, followUp }) {
      const { text, button } = followUpContent(followUp, settings);
      return writeEmail({
        subject: 'Thank you for your feedback',
        preview: 'We read every answer.',
        heading: 'Thank you',
        paragraphs: [
          hello(firstName),
          'Thank you for completing the survey. A consultant reads every answer.',
          text,
        ],
        ...(button && { button }),
        small: [`Didn’t send this? Write to ${sender.email} and we will delete the answers.`],
        sender,
      });
    },
    /** Notifies the team of a lead; a reply goes to the visitor. */
    notification({ form, name, company, fields, url }) {
      const who = [name, company].filter(Boolean).join(', ') || 'Someone who gave no name';
      return writeEmail({
        subject: `${form}: ${who}`,
        preview: 'A new lead from the website.',
        heading: form,
        paragraphs: [`${who} submitted this form. Replies to this email go to them.`],
        facts: fields,
        button: { label: 'Open the lead', href: url },
        sender,
      });
    },
  };
}
