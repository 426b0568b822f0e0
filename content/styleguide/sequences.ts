import { filler, times } from './filler.ts';
import { onPage, type Samples } from './sample.ts';

/** Blocks with steps and sequences. */
export const SEQUENCES = {
  steps: [
    { label: 'Four without figures, as on /about', props: onPage('steps', '/about') },
    { label: 'With counts', props: onPage('steps', '/services') },
    {
      label: 'With places in a calendar',
      props: onPage('steps', '/insights/crm-audit-services-in-jackson-ms'),
    },
    { label: 'A range, and a step without a figure', props: onPage('steps', '/vistage') },
    {
      label: 'Two, without a lead',
      props: {
        title: 'Ask, then build',
        steps: [
          { title: 'Ask', text: 'An hour.' },
          { title: 'Build', text: 'A month.' },
        ],
      },
    },
    {
      label: 'Six, at their longest',
      props: {
        label: filler(40, 6),
        title: filler(120, 5),
        lead: filler(240, 6),
        steps: times(6, (index) => ({
          title: filler(40, index),
          text: filler(320, index + 1),
          figure: `${index * 60 + 40} ${filler(36, index)}`,
        })),
      },
    },
  ],
  'first-days': [
    { label: 'As on /services', props: onPage('first-days', '/services') },
    {
      label: 'One market and one service, whose pages have no plan',
      props: {
        title: 'One plan',
        lead: 'A line.',
        market: { label: 'Market', pages: [{ label: 'All', href: '/contact' }], heading: 'Signs' },
        service: { label: 'Service', pages: [{ label: 'One', href: '/contact' }], heading: 'Days' },
        more: '{name}',
        print: 'Print',
        failed: 'It did not load.',
      },
    },
  ],
  plan: [
    {
      label: 'As on /services/crm-integration',
      props: onPage('plan', '/services/crm-integration'),
    },
    {
      label: 'Four phases in 2 weeks',
      props: {
        title: 'A 2-week plan',
        days: 14,
        phases: ['Look', 'Ask', 'Write', 'Agree'].map((label, index) => ({
          label,
          from: index * 3,
          to: index * 3 + 4,
          text: 'One line.',
        })),

        endLabel: 'a list',
      },
    },
    {
      label: 'Eight phases in a year, at their longest',
      props: {
        label: filler(40, 7),
        title: filler(120, 6),
        lead: filler(240, 7),
        days: 365,
        phases: times(8, (index) => ({
          label: filler(32, index),
          from: index * 40,
          to: index * 40 + 80,
          text: filler(160, index + 2),
        })),
        steps: times(6, (index) => ({ title: filler(40, index), text: filler(400, index) })),
        endLabel: filler(32, 2),
      },
    },
  ],
  'timed-list': [
    {
      label: 'As on the quick wins',
      props: onPage('timed-list', '/playbooks/hubspot-quick-wins'),
    },
    {
      label: 'Three, one of them a hundred times as long',
      props: {
        title: 'One long afternoon',
        total: 'Together',
        items: [
          { title: 'Open it', text: 'And wait.', minutes: 4 },
          { title: 'Clean it', text: 'By hand.', minutes: 400 },
          { title: 'Close it', text: 'With care.', minutes: 4 },
        ],
      },
    },
    {
      label: 'Fourteen, at their longest',
      props: {
        label: filler(40, 8),
        title: filler(120, 7),
        lead: filler(240, 8),
        total: filler(60, 3),
        items: times(14, (index) => ({
          title: filler(60, index),
          text: filler(240, index + 1),
          minutes: 5 + ((index * 7) % 26),
        })),
      },
    },
  ],
  'guide-pages': [
    {
      label: 'All four spreads, as on its page',
      props: onPage('guide-pages', '/playbooks/hubspot-executive-cheatsheet'),
    },
    {
      label: 'Two spreads, at their shortest',
      props: {
        title: 'Inside',
        items: [
          { pages: 'Pages 1-2', title: 'Numbers', text: 'Six of them.', drawing: 'numbers' },
          { pages: 'Pages 3-4', title: 'Stages', text: 'Five of them.', drawing: 'stages' },
        ],
      },
    },
    {
      label: 'Four spreads, at their longest',
      props: {
        label: filler(40, 9),
        title: filler(120, 8),
        lead: filler(240, 1),
        items: (['numbers', 'stages', 'review', 'features'] as const).map((drawing, index) => ({
          pages: filler(32, index),
          title: filler(80, index + 1),
          text: filler(360, index + 2),
          drawing,
        })),
      },
    },
  ],
} satisfies Samples;
