import { ALL_STORIES, BOOK_GROWTH_AUDIT, SERVICES_TRAIL } from '../pages/services/links.ts';
import { definePageTemplate } from './define-page-template.ts';

/** A page for one thing that we sell, below /services. */
export const SERVICE_TEMPLATE = definePageTemplate({
  id: 'service',
  name: 'Service',
  use: 'One thing clients can hire us for: the problem, what they get, how it runs, and how success is measured.',
  blanks: [{ name: 'Service', example: 'Lead Scoring' }],
  path: '/services/[Service]',
  title: '[Service]',
  seo: {
    type: 'service',
    title: '[Service] Consulting | Cadron',
    description:
      '[Two sentences for search results, about 150 characters: what the reader gets, how long it takes, and the number that moves.]',
  },
  blocks: [
    {
      type: 'service-hero',
      id: 'hero',
      props: {
        label: '[Service]',
        title: '[The result\nin four words]',
        lead: '[Two or three sentences: what the client has at the end, after how many weeks, and what they keep if they never call us again.]',
        action: BOOK_GROWTH_AUDIT,
        note: '[One fact that removes a doubt: who it is for, or what is not needed.]',
        trail: SERVICES_TRAIL,
        drawing: 'pipeline',
      },
    },
    {
      type: 'challenges',
      id: 'problem',
      props: {
        title: '[The problem in\nthe client’s words]',
        lead: '[What it costs them each month, in hours or dollars, and why it is still there.]',
        items: [
          {
            title: '[A sign they see on Mondays]',
            text: '[Where it shows, who notices it first, and what people do about it by hand.]',
          },
          {
            title: '[A sign in the reports]',
            text: '[Which two numbers disagree, and which decision was put off because of it.]',
          },
          {
            title: '[A sign the customer notices]',
            text: '[What a buyer waits for, or is asked twice. Use an example, not a claim.]',
          },
          {
            title: '[The fix that did not last]',
            text: '[What most companies try first, and why it comes undone after a quarter.]',
          },
        ],
      },
    },
    {
      type: 'capabilities',
      id: 'deliverables',
      props: {
        title: 'What you\nhave at the end',
        lead: '[One sentence on what these four have in common: they stay in your accounts, and your people can run them.]',
        items: [
          {
            title: '[First deliverable]',
            text: '[What it is, how it is used on an ordinary day, and who owns it.]',
            drawing: 'clean-gate',
          },
          {
            title: '[Second deliverable]',
            text: '[What it replaces, and how one sees that it works.]',
            drawing: 'route-by-rule',
          },
          {
            title: '[Third deliverable]',
            text: '[The decision it makes easier, and how often that decision comes up.]',
            drawing: 'stage-gates',
          },
          {
            title: '[Fourth deliverable]',
            text: '[What remains in writing: rules, names, and the date of the next review.]',
            drawing: 'one-number',
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'method',
      props: {
        title: 'Map, build,\nmove, adopt',
        lead: 'The same four steps as every Cadron service, with work of their own in each.',
        steps: [
          {
            title: 'Map',
            text: '[Who we talk to, which records we count, and the one number you agree on before anything is built.]',
          },
          {
            title: 'Build',
            text: '[What is built in your accounts, in what order, and what you see every two weeks.]',
          },
          {
            title: 'Move',
            text: '[What changes hands: data, budget, or a decision. Name the rehearsal and the way back.]',
          },
          {
            title: 'Adopt',
            text: '[Who is trained, and the weekly count of users that we watch for a quarter.]',
          },
        ],
      },
    },
    {
      type: 'measures',
      id: 'measures',
      props: {
        title: 'Numbers that say\nwhether it worked',
        lead: '[Which report they come from, and who reads it to the team.]',
        items: [
          {
            name: '[The number to move]',
            how: '[How it is counted, from which records, and what is left out.]',
            by: '[Day 90]',
          },
          {
            name: '[An early sign]',
            how: '[What moves first, so that nobody has to wait a quarter to know.]',
            by: '[Day 30]',
          },
          {
            name: 'People who use it weekly',
            how: 'Counted from the system’s own log, by team, for a quarter after launch.',
            by: '[9 of 10 people]',
          },
        ],
      },
    },
    {
      type: 'story-cards',
      id: 'stories',
      props: { title: 'Before and after', count: 3, action: ALL_STORIES },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Asked before\nwe start',
        items: [
          {
            question: 'What does it cost?',
            answer:
              'A fixed fee, quoted after the free growth audit, once we know how much there is to do. The quote commits you to nothing.',
          },
          {
            question: 'How long does it take?',
            answer:
              'Expect 8 to 14 weeks to launch, then a quarter of counting. [Say how long this one takes, and what makes it longer.]',
          },
          {
            question: 'What do you need from us?',
            answer:
              '[Hours per week, by role: the owner, the person who runs the CRM, two users. State the busiest week.]',
          },
          {
            question: '[The question that every buyer asks]',
            answer: '[Two to four sentences. Say what would make this the wrong service.]',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Start with the\nfree audit',
        text: 'A growth audit takes 45 to 60 minutes by video and is free. You get the Recommendations Report in writing within five business days.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
