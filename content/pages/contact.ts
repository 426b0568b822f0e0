import { BRAND } from '#content/brand.ts';
import { definePage } from './define-page.ts';

const MAIL = `mailto:${BRAND.email}`;

/** The contact page, linked from the footer. The specification does not define its content. */
export const CONTACT = definePage({
  path: '/contact',
  title: 'Contact',
  seo: {
    title: 'Contact Cadron Growth Partners, Conway, Arkansas',
    description:
      'Write to the consultants, book the free growth audit, or visit the office on Front Street in Conway, Arkansas. And what happens to your message.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Tell us where\nit gets stuck',
        lead: 'A quote nobody chased, two reports that disagree, an AI pilot without a purpose. Describe it in your own words; the person who reads it has met the problem before.',
      },
    },
    {
      type: 'lead-form',
      id: 'form',
      props: {
        form: 'contact',
        title: 'Write it\nright here',
        lead: 'It reaches the same desk as a mail, and we answer by mail.',
        promises: [
          {
            title: 'A receipt at once',
            text: 'So that you know it arrived, and which address the answer will go to.',
          },
          {
            title: 'Then a person',
            text: 'Somebody who has met the problem reads it and writes back, with a question or a first guess.',
          },
        ],
      },
    },
    {
      type: 'contact-ways',
      id: 'ways',
      props: {
        title: 'Four ways in,\none front desk',
        lead: 'Take whichever costs you the least trouble.',
        ways: [
          {
            title: 'Write to us',
            text: 'A few lines about the system, the team and what goes wrong. You need no brief, and attachments can wait.',
            action: { label: BRAND.email, href: MAIL },
          },
          {
            title: 'Book the free growth audit',
            text: 'Talk for 45 to 60 minutes with your own data on the screen. Open times are in the calendar.',
            action: { label: 'Book Growth Audit', href: '/book-audit' },
          },
          {
            title: 'Visit the office',
            text: `${BRAND.address.join(', ')}. By appointment: we spend many days at clients’ desks, and a locked door is a poor welcome.`,
            action: {
              label: 'Ask for a day',
              href: `${MAIL}?subject=${encodeURIComponent(`A visit to ${BRAND.city}`)}`,
            },
          },
          {
            title: 'Press or a position',
            text: 'Who works here, what we stand for, and the three positions we are hiring for.',
            action: { label: `About ${BRAND.shortName}`, href: '/about' },
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'after',
      props: {
        title: 'After you\npress send',
        steps: [
          {
            title: 'It is read',
            text: 'By a consultant, in an ordinary mailbox. Writing to us puts you on no list; the newsletter has a form of its own.',
          },
          {
            title: 'You get an opinion',
            text: 'A first guess at the cause, a question back, or something you can try this week without us. Signed by whoever wrote it.',
          },
          {
            title: 'You choose',
            text: 'Try it alone, or have us look. If it turns into work, the principal you met at the start leads it.',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Before\nyou write',
        items: [
          {
            question: 'What should the first message say?',
            answer:
              'Which CRM you have, how many people sell, and the complaint you hear most on a Monday. Please leave out passwords and customer records.',
          },
          {
            question: 'Why is there no phone number?',
            answer:
              'Because the people who could answer are usually in a client’s meeting. Send a time and your number, and the call can be with someone who knows why you are calling.',
          },
          {
            question: 'Our company is outside Arkansas. Does that matter?',
            answer:
              'Very little. Most of the work happens by screen, across the United States. We travel for the weeks in which being in the room makes a difference.',
          },
          {
            question: 'We sell software. May we present it?',
            answer:
              'Send the documentation and a test account instead of a deck. There is no partner fee to discuss: we take no commission on what we recommend.',
          },
          {
            question: 'How long do you keep my message?',
            answer:
              'Until your question is settled and no law wants it kept. Ask, and we delete it earlier; the privacy page says how.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Six symptoms,\none cause',
        text: 'Hard to put in writing? Show it to us. The growth audit is free, and by the end of it the cause usually has a name.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        drawing: 'merge',
        labels: ['Six symptoms', 'one cause'],
      },
    },
  ],
});
