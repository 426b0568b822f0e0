import { filler } from './filler.ts';
import { onPage, type Samples } from './sample.ts';

const LONG_TRAIL = [
  { label: 'Services', href: '/services' },
  { label: 'CRM integration', href: '/services/crm-integration' },
  { label: filler(40, 4), href: '/book-audit' },
];

/** Hero blocks. */
export const HEROES = {
  'hero-confluence': [
    { label: 'As on the home page', props: onPage('hero-confluence', '/') },
    {
      label: 'A title that an editor wrote, without a note',
      props: {
        label: 'CRM, AI, and go-to-market consulting',
        title: 'What a distributor learned from two years of quotes',
        story: 'redfield-works-sales-cycle',
        lead: filler(240),
        action: { label: 'Read the whole story', href: '/insights' },
      },
    },
  ],
  'pillars-hero': [
    {
      label: 'Three pillars, without a note',
      props: {
        title: 'Three things',
        lead: 'Each is a third.',
        action: { label: 'Start', href: '#start' },
        heading: 'Pillars',
        pillars: ['One', 'Two', 'Three'],
        total: 'One score',
      },
    },
    { label: 'As on /ai-quotient', props: onPage('pillars-hero', '/ai-quotient') },
    {
      label: 'Six pillars with long names, on a long headline',
      props: {
        label: filler(40, 3),
        title: filler(90, 2),
        lead: filler(320, 3),
        action: { label: 'Start', href: '#start' },
        story: 'tallgrass-acquisition-cost',
        heading: filler(60, 1),
        note: filler(120, 4),
        pillars: ['One', filler(50, 1), 'Three', filler(50, 2), 'Five', filler(50, 3)],
        total: filler(40, 5),
      },
    },
  ],
  'audit-hero': [
    { label: 'As on /book-audit', props: onPage('audit-hero', '/book-audit') },
    {
      label: 'Without what is optional',
      props: {
        title: 'Half\nan hour',
        lead: 'One line.',
        action: { label: 'Choose a time', href: 'scheduler:' },
        hosts: { heading: 'Your hosts', names: ['One', 'Two', 'Three'], text: 'One of three.' },
        minutes: {
          heading: 'The 30 minutes',
          parts: [10, 15, 5].map((minutes) => ({
            minutes,
            text: `${minutes} of 30`,
            hasDeal: true,
          })),
          description: 'Three bands join, after 0, 10 and 25 minutes.',
        },
        report: {
          heading: 'The report',
          sample: 'Sample page with example numbers',
          title: 'Two leaks',
          leaks: [
            { name: 'One', monthlyCost: 6000 },
            { name: 'Two', monthlyCost: 3000 },
          ],
          advice: [],
        },
      },
    },
    {
      label: 'At its longest, with two hosts',
      props: {
        label: filler(40, 4),
        title: filler(120, 5),
        lead: filler(320, 6),
        action: { label: filler(60, 1), href: '/contact' },
        hosts: { heading: filler(60, 3), names: ['One', 'Another'], text: filler(160, 4) },
        minutes: {
          heading: filler(60, 5),
          parts: [5, 10, 15, 20, 25, 30].map((minutes, index) => ({
            minutes,
            text: filler(40, index),
            hasDeal: index % 2 === 1,
          })),
          description: filler(240, 6),
        },
        report: {
          heading: filler(60, 7),
          sample: filler(80, 1),
          title: filler(60, 2),
          leaks: [40_000, 20_000, 9000, 500].map((monthlyCost, index) => ({
            name: filler(50, index),
            monthlyCost,
          })),
          advice: [3, 4, 5].map((index) => ({ name: filler(30, index), text: filler(80, index) })),
        },
      },
    },
  ],
  'page-hero': [
    { label: 'As on /contact', props: onPage('page-hero', '/contact') },
    {
      label: 'Eight streams with four gates, as on /services',
      props: onPage('page-hero', '/services'),
    },
    {
      label: 'Three streams that join',
      props: {
        title: 'Three, in turn',
        streams: { shape: 'join', ends: ['One', 'Two', 'Three'], river: 'All' },
      },
    },
    { label: 'Nothing but a title, on paper', props: { title: 'Terms', tone: 'paper' } },
    {
      label: 'Everything, at its longest',
      props: {
        label: filler(40, 1),
        title: filler(120),
        story: 'lumenstack-trial-conversion',
        lead: filler(320, 1),
        action: { label: filler(60, 2), href: '/contact' },
        note: filler(120, 3),
        trail: LONG_TRAIL,
        tone: 'pine',
      },
    },
    {
      label: 'On pine, with a band below',
      props: {
        label: 'CRM Integration',
        title: 'Merge first,\nthen ask',
        lead: 'An edge-to-edge drawing, of the kind that a post in this category has.',
        cover: { family: 'CRM Implementation', seed: 'style guide' },
      },
    },
    {
      label: 'On paper, with a band below',
      props: {
        title: 'Three ways\nto split one',
        lead: 'The same on the light ground.',
        tone: 'paper',
        cover: { family: 'Go-to-Market', seed: 'style guide' },
      },
    },
  ],
  'service-hero': [
    {
      label: 'A service, as on /services/crm-integration',
      props: onPage('service-hero', '/services/crm-integration'),
    },
    {
      label: 'An industry, as on /restoration',
      props: onPage('service-hero', '/restoration'),
    },
    {
      label: 'Without what is optional',
      props: {
        title: 'Short,\nand bare',
        lead: 'One line.',
        action: { label: 'Talk to us', href: '/contact' },
        drawing: 'decisions',
      },
    },
    {
      label: 'A title in the loose step, at its longest',
      props: {
        label: filler(40, 2),
        title: 'Referrals that someone remembers to ask for before the invoice goes out',
        story: 'dryline-crew-dispatch',
        lead: filler(320, 5),
        action: { label: 'Book Growth Audit', href: '/book-audit' },
        note: filler(120, 6),
        trail: LONG_TRAIL,
        drawing: 'referrals',
        caption: filler(160, 7),
      },
    },
  ],
} satisfies Samples;
