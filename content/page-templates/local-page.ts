import { BOOK_GROWTH_AUDIT } from '../pages/services/links.ts';
import { definePageTemplate } from './define-page-template.ts';

/** A page for people who search for a service in their city. */
export const LOCAL_PAGE_TEMPLATE = definePageTemplate({
  id: 'local-page',
  name: 'Local page',
  use: 'For people who search for a service in their city: what we do there, what a visit looks like, and what differs nearby.',
  blanks: [
    { name: 'Service', example: 'CRM Consulting' },
    { name: 'City', example: 'Little Rock' },
    { name: 'State', example: 'AR' },
  ],
  path: '/insights/[Service]-in-[City]-[State]',
  title: '[Service] in [City], [State]',
  seo: {
    title: '[Service] in [City], [State] | Cadron',
    description:
      '[Two sentences, about 150 characters: what companies in this city get, what happens on site, and what takes place by video.]',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: '[Service] in [City]',
        title: '[What you know\nafterward]',
        lead: '[Two sentences that are true only for this city: who we work for there, how far we drive, what is done on site and what by video.]',
        action: BOOK_GROWTH_AUDIT,
        note: 'For the free audit, we need no login and no export.',
        trail: [{ label: 'Insights', href: '/insights' }],
      },
    },
    {
      type: 'solution',
      id: 'work',
      props: {
        label: 'In [City]',
        title: '[The work we\nare called for]',
        paragraphs: [
          '[What companies in this city ask for most. Name local trades, a port, a base, a university: something that a page about another city could not say.]',
          '[What we do first when we arrive, and what you can expect to know by the end of the day.]',
        ],
        pointsLabel: 'What you get',
        points: [
          {
            title: '[First result]',
            text: '[With a number or a date, and who owns it afterward.]',
          },
          {
            title: '[Second result]',
            text: '[What your own people can do with it, without us.]',
          },
          {
            title: '[Third result]',
            text: '[What is written down, and how long it stays useful.]',
          },
        ],
      },
    },
    {
      type: 'steps',
      id: 'days',
      props: {
        title: '[The work,\nday by day]',
        lead: 'Map, Build, Move, Adopt: the four steps of every project.',
        steps: [
          {
            title: 'Map',
            text: '[Days on site: who we meet, and what they show us. State which days are by video.]',
          },
          {
            title: 'Build',
            text: '[What is built in your accounts, and how often you see it.]',
          },
          {
            title: 'Move',
            text: '[What goes live, who rehearses it, and who is in the room on that day.]',
          },
          {
            title: 'Adopt',
            text: '[How we count who uses it, and when we come back.]',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'faq',
      props: {
        title: 'Questions\nfrom [City]',
        items: [
          {
            question: 'Do you have an office in [City]?',
            answer:
              'No. Our only office is in Conway, Arkansas. [Say how long the drive is, and how often we make it.]',
          },
          {
            question: 'What happens on site, and what by video?',
            answer:
              '[Listening and training are worth a visit; counting is not. Say how many days of each.]',
          },
          {
            question: '[A question about a local law, tax, or trade]',
            answer: '[Answer it with a source, or say who to ask.]',
          },
          {
            question: 'What does it cost?',
            answer:
              'A fixed fee, quoted after the free growth audit. [Say whether travel is included.]',
          },
        ],
      },
    },
    {
      type: 'link-list',
      id: 'next',
      props: {
        tone: 'sand',
        title: 'Next steps',
        items: [
          {
            title: 'All services',
            text: '[Which service most companies in this city begin with, and why.]',
            href: '/services',
          },
          {
            title: 'Success stories',
            text: '[Which story is closest to what companies in this city ask for.]',
            href: '/insights/success-stories',
          },
        ],
      },
    },
    {
      type: 'cta-banner',
      id: 'audit',
      props: {
        title: 'Begin before\nwe drive',
        text: 'The free audit takes 45 to 60 minutes by video. If a visit would not pay for itself, the report says so.',
        action: BOOK_GROWTH_AUDIT,
      },
    },
  ],
});
