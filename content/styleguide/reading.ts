import { filler, times } from './filler.ts';
import { onPage, type Samples } from './sample.ts';

const COVER = '/media/cms_media/Insights/default.svg';

const links = (count: number, length = 16) =>
  times(count, (index) => ({ label: filler(length, index), href: `/insights?page=${index + 1}` }));

/** Blocks with long text and links. */
export const READING = {
  'rich-text': [
    { label: 'A long page, as /terms', props: onPage('rich-text', '/terms') },
    {
      label: 'With a drawing',
      props: onPage('rich-text', '/services'),
    },
    {
      label: 'One paragraph without a heading, on sand',
      props: {
        tone: 'sand',
        sections: [{ parts: [{ kind: 'paragraph', text: 'One line, alone in its section.' }] }],
      },
    },
    {
      label: 'Every kind of part',
      props: {
        sections: [
          {
            id: 'style-guide-parts',
            heading: 'Headings, lists, links and what is bold',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'A paragraph with ',
                  { text: 'bold words', strong: true },
                  ', ',
                  { text: 'a link', href: '/contact' },
                  ' and ',
                  { text: 'a bold link', href: '/services', strong: true },
                  '.',
                ],
              },
              { kind: 'heading', text: 'A heading within the section' },
              { kind: 'list', items: ['An item', filler(160), 'Another item'] },
              { kind: 'heading', text: 'And a list in order' },
              { kind: 'list', ordered: true, items: ['First', filler(160, 2), 'Third'] },
            ],
          },
          {
            label: 'Worked example',
            heading: filler(120, 3),
            parts: [{ kind: 'paragraph', text: filler(900, 4) }],
          },
        ],
      },
    },
  ],
  faq: [
    { label: 'As on /book-audit', props: onPage('faq', '/book-audit') },
    {
      label: 'One question',
      props: { title: 'One question', items: [{ question: 'Is that all?', answer: 'Yes.' }] },
    },
    {
      label: 'Twenty-four, at their longest',
      props: {
        label: filler(40, 2),
        title: filler(120, 1),
        items: times(24, (index) => ({
          question: filler(160, index),
          answer: `${filler(900, index)}.\n\n${filler(900, index + 1)}.`,
        })),
      },
    },
  ],
  'first-question': [
    { label: 'As on the home page', props: onPage('first-question', '/') },
    {
      label: 'At its longest',
      props: {
        title: filler(120, 1),
        note: filler(120, 3),
        action: { label: filler(60, 2), href: '/ai-quotient' },
      },
    },
  ],
  'page-index': [
    { label: 'As on the home page', props: onPage('page-index', '/') },
    {
      label: 'Two pages each, on paper, bare',
      props: {
        title: 'Two and two',
        tone: 'paper',
        from: { title: 'Here', href: '/insights', links: links(2) },
        to: { title: 'There', href: '/contact', links: links(2) },
        river: 'One',
      },
    },
    {
      label: 'Ten pages each, on pine, at their longest',
      props: {
        label: filler(40, 4),
        title: filler(120, 3),
        lead: filler(240, 4),
        tone: 'pine',
        from: { title: filler(40, 1), href: '/insights', links: links(10, 40) },
        to: { title: filler(40, 2), href: '/contact', links: links(10, 40) },
        river: filler(32, 1),
      },
    },
  ],
  'link-list': [
    { label: 'As on /services', props: onPage('link-list', '/services') },
    {
      label: 'Two rows, on sand, bare',
      props: {
        title: 'Two next steps',
        tone: 'sand',
        items: [
          { title: 'Read', text: 'Insights.', href: '/insights' },
          { title: 'Talk', text: 'Contact.', href: '/contact' },
        ],
      },
    },
    {
      label: 'Twelve rows, on pine, at their longest',
      props: {
        label: filler(40, 3),
        title: filler(120, 2),
        lead: filler(240, 3),
        tone: 'pine',
        items: times(12, (index) => ({
          title: filler(60, index),
          text: filler(240, index + 1),
          href: `/insights?page=${index + 1}`,
          meta: filler(40, index + 2),
        })),
      },
    },
    {
      label: 'Three rows, on paper, with remarks',
      props: {
        title: 'Three rows',
        tone: 'paper',
        items: [
          { title: 'Audit', text: 'Where revenue leaks.', href: '/book-audit', meta: '45 min' },
          {
            title: 'Stories',
            text: 'Before and after.',
            href: '/insights/success-stories',
            meta: '15',
          },
          { title: 'People', text: 'Four of them.', href: '/about', meta: '4' },
        ],
      },
    },
  ],
  picture: [
    {
      label: 'In eight columns with a caption beside it, on paper',
      props: {
        src: COVER,
        alt: 'Streams of several widths merge into one',
        width: 1200,
        height: 675,
        caption: 'The cover of posts that have none of their own.',
        tone: 'paper',
      },
    },
    {
      label: 'Decorative, without a caption, on sand',
      props: { src: COVER, decorative: true, width: 1200, height: 675, tone: 'sand' },
    },
    {
      label: 'Over all columns with its longest caption, on pine',
      props: {
        src: COVER,
        alt: 'Streams of several widths merge into one',
        width: 1200,
        height: 675,
        caption: filler(240, 5),
        tone: 'pine',
        wide: true,
      },
    },
  ],
} satisfies Samples;
