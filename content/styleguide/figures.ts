import { STATISTICS } from '#content/statistics.ts';
import { filler, times } from './filler.ts';
import { onPage, type Samples } from './sample.ts';

const { hoursSaved: _, ...OURS } = STATISTICS;

/** Blocks with numbers and comparisons. */
export const FIGURES = {
  statistics: [
    { label: 'As on the home page', props: onPage('statistics', '/') },
    {
      label: 'Every number at its minimum',
      props: {
        title: 'Small numbers',
        sources: { projects: { name: 'One client' } },
        figures: {
          conversionIncrease: 1,
          lowerCac: 1,
          lessManualEffort: 1,
          shorterSalesCycles: 1,
          projects: 1,
          clientSatisfaction: 1,
          platforms: 1,
          crmStrategies: 1,
        },
      },
    },
    {
      label: 'Every number at its maximum',
      props: {
        label: filler(40, 3),
        title: filler(120, 2),
        lead: filler(200, 3),
        figures: {
          ...OURS,
          conversionIncrease: 400,
          lowerCac: 99,
          lessManualEffort: 99,
          shorterSalesCycles: 99,
          projects: 600,
          clientSatisfaction: 99,
          platforms: 80,
          crmStrategies: 40,
        },
        sources: Object.fromEntries(
          Object.keys(OURS).map((figure, index) => [
            figure,
            { name: filler(40, index), href: '/insights', text: filler(120, index + 1) },
          ]),
        ),
        conversion: { before: 20, after: 100, unit: filler(20, 2) },
      },
    },
  ],
  figures: [
    { label: 'As on /vistage', props: onPage('figures', '/vistage') },
    {
      label: 'Two, on paper, bare',
      props: {
        title: 'Two numbers',
        tone: 'paper',
        items: [
          { value: '6', label: 'systems' },
          { value: '1', label: 'record' },
        ],
      },
    },
    {
      label: 'Four, on sand, at their longest',
      props: {
        label: filler(40, 4),
        title: filler(120, 3),
        lead: filler(240, 4),
        tone: 'sand',
        items: ['1,204,118.50', '100%', '$48.2 M', '9 of 10'].map((value, index) => ({
          value,
          label: filler(60, index),
          text: filler(240, index + 1),
        })),
        action: { label: filler(60, 2), href: '/insights/success-stories' },
      },
    },
    {
      label: 'Three, on pine',
      props: {
        title: 'Three numbers,\none quarter',
        tone: 'pine',
        items: [
          {
            value: '91%',
            label: 'of calls answered',
            text: 'An example, as are the two beside it.',
          },
          { value: '4', label: 'minutes to the first answer' },
          { value: '17', label: 'quotes sent late' },
        ],
      },
    },
  ],
  measures: [
    {
      label: 'As on /services/crm-integration',
      props: onPage('measures', '/services/crm-integration'),
    },
    {
      label: 'Three, at their shortest',
      props: {
        title: 'Three checks',
        items: [
          { name: 'Speed', how: 'By the clock.', by: 'Day 30' },
          { name: 'Use', how: 'By the login.', by: 'Day 60' },
          { name: 'Error', how: 'By the refund.', by: 'Day 90' },
        ],
      },
    },
    {
      label: 'Five, at their longest',
      props: {
        label: filler(40, 5),
        title: filler(120, 4),
        lead: filler(240, 5),
        items: times(5, (index) => ({
          name: filler(60, index),
          how: filler(260, index + 1),
          by: filler(32, index + 2),
        })),
      },
    },
  ],
  'comparison-table': [
    {
      label: 'Two columns, with sources',
      props: onPage('comparison-table', '/salesforce-vs-hubspot'),
    },
    {
      label: 'Two rows, on sand, bare',
      props: {
        title: 'Spreadsheet or system',
        tone: 'sand',
        columns: ['Spreadsheet', 'System'],
        rows: [
          { label: 'Price', cells: ['Nothing', 'Something'] },
          { label: 'Memory', cells: ['Yours', 'Its own'] },
        ],
      },
    },
    {
      label: 'Three columns, on pine, one shared row',
      props: {
        title: 'Three ways\nto keep a promise',
        tone: 'pine',
        columns: ['Head', 'Paper', 'Record'],
        rows: [
          { label: 'Found again', cells: ['By luck', 'By its author', 'By anyone'] },
          { label: 'Costs', note: 'In a week', cells: ['Nothing', 'An hour', 'Ten minutes'] },
          { label: 'Kept', cells: ['Only if someone looks at it before the day is over.'] },
        ],
      },
    },
    {
      label: 'Four columns, sixteen rows, on paper',
      props: {
        label: filler(40, 6),
        title: filler(120, 5),
        lead: filler(240, 6),
        tone: 'paper',
        columns: times(4, (index) => filler(32, index)),
        rows: times(16, (index) => ({
          label: filler(40, index),
          note: filler(120, index + 1),
          cells:
            index > 13
              ? [filler(400, index)]
              : times(4, (at) => filler(index === 0 ? 400 : 60, index + at)),
        })),
        checked: '2026-11-21',
        sources: times(8, (index) => ({
          label: filler(60, index),
          href: `https://vendor.example/${index}`,
        })),
      },
    },
  ],
} satisfies Samples;
