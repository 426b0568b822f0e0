import { filler, times } from './filler.ts';
import { onPage, type Samples } from './sample.ts';

/** Blocks about problems, solutions and reasons. */
export const ARGUMENTS = {
  'why-choose-us': [
    { label: 'As on the home page', props: onPage('why-choose-us', '/') },
    {
      label: 'Short words, no remarks, no labels',
      props: {
        title: 'Four steps',
        lead: 'What is left out leaves no gap.',
        action: { label: 'Read why', href: '/about' },
        steps: ['Ask', 'Join', 'Add', 'Use'].map((word) => ({ word, text: 'One line.' })),
      },
    },
    {
      label: 'Everything, at its longest',
      props: {
        label: filler(40, 2),
        title: filler(120, 1),
        lead: filler(300, 2),
        steps: ['An agreed number', 'A single record', 'Model assistance', 'A weekly habit'].map(
          (word, index) => ({
            verb: filler(24, index),
            word,
            text: filler(260, index),
            remark: filler(40, index + 3),
            label: filler(24, index + 1),
          }),
        ),
      },
    },
  ],
  challenges: [
    {
      label: 'With a drawing and its own words on it',
      props: onPage('challenges', '/services/crm-integration'),
    },
    { label: 'Without a drawing', props: onPage('challenges', '/b2b') },
    {
      label: 'Three bare sentences beside a card, on sand',
      props: {
        title: 'Three signs',
        items: [
          { title: 'Two reports disagree and both are right.' },
          { title: 'The spreadsheet has a spreadsheet.' },
          { title: 'Nobody knows who owns the field.' },
        ],
        card: {
          title: 'Half an hour',
          text: 'Bring a quote that went wrong.',
          action: { label: 'Choose a time', href: 'scheduler:' },
        },
        tone: 'sand',
      },
    },
    {
      label: 'Six signs at their longest, with the drawing of leaks, on paper',
      props: {
        label: filler(40, 3),
        title: filler(120, 2),
        lead: filler(320, 3),
        items: times(6, (index) => ({ title: filler(120, index), text: filler(320, index + 4) })),
        drawing: 'leaks',
        tone: 'paper',
      },
    },
  ],
  solution: [
    { label: 'As on /about', props: onPage('solution', '/about') },
    {
      label: 'One paragraph, two points',
      props: {
        title: 'One record',
        paragraphs: ['The smallest this block can be.'],
        points: [
          { title: 'One owner', text: 'For each field.' },
          { title: 'One place', text: 'For corrections.' },
        ],
      },
    },
    {
      label: 'Four paragraphs and six points at their longest',
      props: {
        label: filler(40, 5),
        title: filler(120, 4),
        paragraphs: times(4, (index) => filler(700, index)),
        points: times(6, (index) => ({ title: filler(60, index), text: filler(260, index + 2) })),
      },
    },
  ],
  capabilities: [
    {
      label: 'As on /services/crm-integration',
      props: onPage('capabilities', '/services/crm-integration'),
    },
    {
      label: 'Four, bare',
      props: {
        title: 'Four parts',
        items: (['clean-gate', 'stage-gates', 'loop-back', 'one-number'] as const).map(
          (drawing, index) => ({
            title: ['Clean', 'Gate', 'Return', 'Agree'][index]!,
            text: 'A line each.',
            drawing,
          }),
        ),
      },
    },
    {
      label: 'Eight, at their longest',
      props: {
        label: filler(40, 4),
        title: filler(120, 3),
        lead: filler(240, 4),
        items: (
          [
            'merge-three',
            'route-by-rule',
            'write-and-read',
            'forecast-cone',
            'weekly-climb',
            'sort-by-value',
            'budget-shift',
            'two-lists-one',
          ] as const
        ).map((drawing, index) => ({
          title: filler(60, index),
          text: filler(260, index + 1),
          left: filler(32, index + 2),
          right: filler(32, index + 3),
          drawing,
        })),
      },
    },
  ],
  consultation: [
    {
      label: 'As on a comparison page',
      props: onPage('consultation', '/salesforce-vs-hubspot'),
    },
    {
      label: 'Two short sections, one action',
      props: {
        sections: [
          { heading: 'What we ask', paragraphs: ['Five questions.'] },
          { heading: 'What you get', paragraphs: ['A list.'] },
        ],
        card: {
          title: 'Half an hour',
          text: 'Bring a quote that went wrong.',
          action: { label: 'Choose a time', href: 'scheduler:' },
        },
      },
    },
    {
      label: 'Six sections, the card at its longest',
      props: {
        sections: times(6, (index) => ({
          heading: filler(90, index),
          paragraphs: times(index === 0 ? 5 : 1, (at) => filler(900, index + at)),
        })),
        card: {
          title: filler(60, 3),
          text: filler(240, 4),
          action: { label: filler(60, 5), href: '/book-audit' },
          secondary: { label: filler(60, 6), href: '/contact' },
        },
      },
    },
  ],
} satisfies Samples;
