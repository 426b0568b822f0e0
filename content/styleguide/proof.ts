import { PLACEHOLDER_LOGOS } from '#content/client-logos.ts';
import { filler } from './filler.ts';
import { onPage, type Samples } from './sample.ts';

const TITLE = 'Clients in six markets';
const BROKEN = [{ name: 'Not there', url: '/logos/nobody.svg' }];

/** Blocks with proof: stories, testimonials and logos. */
export const PROOF = {
  'story-cards': [
    { label: 'Three, as on the home page', props: onPage('story-cards', '/') },
    { label: 'Chosen ones', props: onPage('story-cards', '/book-audit') },
    {
      label: 'Of one industry and topic',
      props: { title: 'Finance', industry: 'Finance', topic: 'crm' },
    },
    { label: 'One, without a link', props: { title: 'One story', count: 1 } },
    {
      label: 'All 15, under a long title',
      props: {
        label: filler(40, 7),
        title: filler(120, 6),
        count: 15,
        action: { label: filler(60, 7), href: '/insights/success-stories' },
      },
    },
  ],
  testimonial: [
    {
      label: 'As on /restoration',
      props: onPage('testimonial', '/restoration'),
    },
    {
      label: 'Two words',
      props: { quote: 'It works.', author: 'R. Ames', position: 'Owner', company: 'Ames' },
    },
    {
      label: 'At its longest',
      props: {
        quote: filler(320, 1),
        author: filler(60, 2),
        position: filler(60, 3),
        company: filler(60, 4),
      },
    },
  ],
  'logo-grid': [
    {
      label: 'The 14 logos of the library: one slot changes every 4 s',
      props: { title: TITLE, folder: 'Active Client Logos' },
    },
    {
      label: 'Six logos: nothing changes',
      props: { title: TITLE },
      data: PLACEHOLDER_LOGOS.slice(0, 6),
    },
    { label: 'Three logos', props: { title: TITLE }, data: PLACEHOLDER_LOGOS.slice(0, 3) },
    {
      label: 'An empty folder: 12 placeholders, under a long title',
      props: { label: filler(40, 8), title: filler(120, 7), folder: 'No such folder' },
    },
    {
      label: 'A logo that cannot be loaded: our mark takes its place',
      props: { title: TITLE },
      data: [...PLACEHOLDER_LOGOS.slice(0, 2), ...BROKEN, ...PLACEHOLDER_LOGOS.slice(2, 5)],
    },
  ],
  'technology-logos': [
    { label: 'Shown, as on /about', props: onPage('technology-logos', '/about') },
    { label: 'An empty folder', props: { title: 'Nothing yet' }, data: [] },
    {
      label: 'Loading: not listed in time, so the browser asks',
      props: { title: 'A moment' },
      data: undefined,
    },
    {
      label: 'Failed, and to be tried again',
      props: { title: 'It failed', lead: filler(240, 8) },
      data: 'failed',
    },
    {
      label: 'Timed out after 5 s, under a long title',
      props: { label: filler(40, 9), title: filler(120, 8) },
      data: 'timed-out',
    },
  ],
} satisfies Samples;
