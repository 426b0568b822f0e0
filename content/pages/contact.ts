import { BRAND } from '#content/brand.ts';
import { definePage } from './define-page.ts';

const MAIL = `mailto:${BRAND.email}`;

/** The contact page, linked from the footer. The specification does not define its content. */
export const CONTACT = definePage({
  path: '/contact',
  title: 'Contact',
  seo: {
    title: 'Contact Our CRM Consultants in Conway, AR | Cadron',
    description:
      'Email our consultants, book the free growth audit, or visit the office on Front Street in Conway, Arkansas. See what happens after you press send.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'Contact',
        title: 'Tell us where\nit gets stuck',
        lead: 'A quote nobody chased, two reports that disagree, an AI pilot without a purpose. Describe it in your own words. The person who reads it has probably seen the problem before.',
      },
    },
    {
      type: 'lead-form',
      id: 'form',
      props: {
        form: 'contact',
        title: 'Send a\nmessage',
        lead: 'It reaches the same inbox as email, and we reply by email.',
        promises: [
          {
            title: 'Right away, a confirmation',
            text: 'It confirms that your message arrived, and where our reply will go.',
          },
          {
            title: 'Then, a person',
            text: 'A consultant reads it and replies personally.',
          },
        ],
      },
    },
    {
      type: 'contact-ways',
      id: 'ways',
      props: {
        title: 'Pick the\neasiest way',
        ways: [
          {
            title: 'Email us',
            text: 'A few lines about the system, the team, and what goes wrong. No brief needed, and attachments can wait.',
            action: { label: BRAND.email, href: MAIL },
          },
          {
            title: 'Book the free growth audit',
            text: '45 to 60 minutes by video with one of our four principals, on your own data.',
            action: { label: 'Book Growth Audit', href: '/book-audit' },
          },
          {
            title: 'Visit the office',
            text: `${BRAND.address.join(', ')}. By appointment: we spend many days at clients’ offices, and a locked door is a poor welcome.`,
            action: {
              label: 'Ask to visit',
              href: `${MAIL}?subject=${encodeURIComponent(`A visit to ${BRAND.city}`)}`,
            },
          },
          {
            title: 'Press and careers',
            text: 'Who works here, how we work, and the three positions we are hiring for.',
            action: { label: `Read about ${BRAND.shortName}`, href: '/about' },
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'after',
      props: {
        label: 'What happens next',
        title: 'After you\npress send',
        steps: [
          {
            title: 'We read it',
            text: 'A consultant reads every message. Writing to us does not subscribe you to anything; the newsletter has its own form.',
          },
          {
            title: 'You get an opinion',
            text: 'A first guess at the cause, a question, or something you can try this week without us. It is signed by the person who wrote it.',
          },
          {
            title: 'You choose',
            text: 'Try it alone, or have us take a look. If it turns into a project, one of the four principals leads it.',
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
              'Which CRM you have, how many people sell, and the complaint you hear most on Mondays. Please leave out passwords and customer records.',
          },
          {
            question: 'Why is there no phone number?',
            answer:
              'Because the people who could answer are usually in a client meeting. Send us your number and a good time, and we will call you.',
          },
          {
            question: 'Our company is outside Arkansas. Does that matter?',
            answer:
              'Very little. Most of the work takes place by video, across the United States. We travel when being in the room makes a difference.',
          },
          {
            question: 'We sell software. Can we present it?',
            answer:
              'Send the documentation and a test account instead of a deck. There is no partner fee to discuss: we take no commission on what we recommend.',
          },
          {
            question: 'How long do you keep my message?',
            answer:
              'Until you ask us to delete it, or until we have no more use for it. Our privacy policy says where it is stored and how to ask.',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Hard to put\nin writing?',
        text: 'Show it to us instead. The growth audit is free, and the written report names the cause, its cost, and the first thing to fix.',
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        drawing: 'merge',
        labels: ['Six symptoms', 'one cause'],
      },
    },
  ],
});
