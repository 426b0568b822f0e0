import { filler, times } from './filler.ts';
import { onPage, type Samples } from './sample.ts';

const people = (count: number) =>
  times(count, (index) => ({
    name: [
      'Ida Ames',
      'Ben Okoro',
      'Cleo Marsh',
      'Dan Ruiz',
      'Eva Lindt',
      'Finn Abara',
      'Gil Soto',
      'Hana Beck',
    ][index]!,
    role: 'Example',
    bio: 'Nobody: a portrait drawn from the letters of a name.',
  }));

/** Blocks about people, playbooks, and contact. */
export const MEETING = {
  team: [
    { label: 'Four, as on /about', props: onPage('team', '/about') },
    { label: 'One, as on /vistage', props: onPage('team', '/vistage') },
    { label: 'Two, on sand', props: { title: 'Two people', tone: 'sand', people: people(2) } },
    { label: 'Three, on pine', props: { title: 'Three people', tone: 'pine', people: people(3) } },
    {
      label: 'Eight, on paper, at their longest',
      props: {
        label: filler(40, 5),
        title: filler(120, 4),
        lead: filler(240, 5),
        tone: 'paper',
        people: people(8).map((person, index) => ({
          name: filler(60, index),
          role: filler(80, index + 1),
          bio: filler(400, index + 2),
          portrait: person.name,
        })),
      },
    },
  ],
  'contact-ways': [
    { label: 'As on /contact', props: onPage('contact-ways', '/contact') },
    {
      label: 'One way, on sand',
      props: {
        title: 'One way',
        tone: 'sand',
        ways: [
          {
            title: 'Write',
            text: 'To our inbox.',
            action: { label: 'Send an email', href: 'mailto:hello@cadron.example' },
          },
        ],
      },
    },
    {
      label: 'Six ways, on pine, at their longest',
      props: {
        label: filler(40, 6),
        title: filler(120, 5),
        lead: filler(240, 6),
        tone: 'pine',
        ways: times(6, (index) => ({
          title: filler(60, index),
          text: filler(240, index + 1),
          action: { label: filler(index === 1 ? 60 : 24, index + 2), href: '/contact' },
        })),
      },
    },
    {
      label: 'Two ways, on paper',
      props: {
        title: 'Two ways',
        tone: 'paper',
        ways: [
          {
            title: 'Book',
            text: 'An hour.',
            action: { label: 'Choose a time', href: 'scheduler:' },
          },
          {
            title: 'Visit',
            text: 'Our office.',
            action: { label: 'See the address', href: '/contact' },
          },
        ],
      },
    },
  ],
  'playbook-cards': [
    { label: 'One featured, as on /playbooks', props: onPage('playbook-cards', '/playbooks') },
    {
      label: 'Two, none featured, bare',
      props: {
        title: 'Two guides',
        cards: (['afternoon', 'checklist'] as const).map((cover, index) => ({
          title: ['Quick wins', 'Checklist'][index]!,
          description: 'A line.',
          downloadTime: 1,
          rating: 0,
          link: '/playbooks',
          button: 'Open',
          cover,
        })),
      },
    },
    {
      label: 'Six, at their longest',
      props: {
        label: filler(40, 7),
        title: filler(120, 6),
        lead: filler(240, 7),
        cards: times(6, (index) => ({
          title: filler(60, index),
          description: filler(320, index + 1),
          downloadTime: 60,
          rating: 5,
          downloads: filler(60, index + 2),
          link: '/playbooks',
          button: filler(40, index + 3),
          featured: index === 0,
          cover: (['numbers', 'afternoon', 'checklist'] as const)[index % 3]!,
        })),
      },
    },
  ],
  'cta-banner': [
    { label: 'As on the home page', props: onPage('cta-banner', '/') },
    {
      label: 'Other words on its drawing',
      props: onPage('cta-banner', '/about'),
    },
    {
      label: 'The shortest',
      props: {
        title: 'Start',
        text: 'Now.',
        action: { label: 'Go', href: '/contact' },
      },
    },
    {
      label: 'At its longest',
      props: {
        label: filler(40, 8),
        title: filler(120, 7),
        text: filler(240, 8),
        action: { label: filler(60, 1), href: '/book-audit' },
        drawing: 'forecast',
        labels: times(4, (index) => filler(32, index)),
      },
    },
    { label: 'A calculator, as on /book-audit', props: onPage('cta-banner', '/book-audit') },
    {
      label: 'One amount: four bands that become one',
      props: {
        title: 'Four lists',
        text: 'Become one.',
        action: { label: 'Go', href: '/contact' },
        drawing: 'merge',
        amounts: [4],
      },
    },
    {
      label: 'Eight amounts',
      props: {
        title: 'The weakest\nof eight',
        text: 'Decides.',
        action: { label: 'Go', href: '/contact' },
        drawing: 'pillars',
        amounts: times(8, (index) => 430 - 37 * ((index * 5) % 8)),
      },
    },
  ],
} satisfies Samples;
