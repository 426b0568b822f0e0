import type { BodyNode, PostBody } from '#src/domains/content/body/post-body.ts';
import { filler } from './filler.ts';

const text = (value: string, ...marks: BodyNode['marks'] & object): BodyNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: (string | BodyNode)[]): BodyNode => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
});
const heading = (level: number, value: string): BodyNode => ({
  type: 'heading',
  attrs: { level },
  content: [text(value)],
});
const list = (type: 'bulletList' | 'orderedList', ...items: string[]): BodyNode => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});
const cell = (type: string, value: string, attrs?: Record<string, unknown>): BodyNode => ({
  type,
  ...(attrs && { attrs }),
  content: [value === '' ? { type: 'paragraph' } : paragraph(value)],
});
const question = (asked: string, ...answer: BodyNode[]): BodyNode => ({
  type: 'faqItem',
  content: [
    { type: 'faqQuestion', content: [text(asked)] },
    { type: 'faqAnswer', content: answer },
  ],
});
const PICTURE = '/media/cms_media/Insights/default.svg';

/** Every node and mark of a post, in its states. The figures are invented. */
export const ARTICLE_SAMPLE: PostBody = {
  type: 'doc',
  content: [
    {
      type: 'takeaways',
      content: [
        list(
          'bulletList',
          'Count the duplicates before you buy anything: the count decides the order of the work.',
          'Give every field one owner, and delete the fields that nobody wants to own.',
          'A merge cannot be undone, so two people look at each pair.',
        ),
      ],
    },
    paragraph(
      'A paragraph with ',
      text('bold words', { type: 'bold' }),
      ', ',
      text('emphasis', { type: 'italic' }),
      ', ',
      text('code', { type: 'code' }),
      ', ',
      text('a link', { type: 'link', attrs: { href: '/contact' } }),
      ', ',
      text('an underline', { type: 'underline' }),
      ' and ',
      text('what was struck out', { type: 'strike' }),
      ', 10',
      text('6', { type: 'superscript' }),
      ' visits, CO',
      text('2', { type: 'subscript' }),
      '. ',
      filler(240, 2),
    ),
    { type: 'contents' },
    heading(2, 'Text, lists, and quotes'),
    paragraph(filler(320, 1)),
    heading(3, 'A heading within a part'),
    list('bulletList', 'An item', filler(140, 3), 'Another item'),
    list('orderedList', 'First', filler(140, 4), 'Third'),
    {
      ...list('orderedList', 'The third, as a letter', 'The fourth'),
      attrs: { start: 3, type: 'a' },
    },
    heading(4, 'A small heading'),
    { type: 'blockquote', content: [paragraph(filler(180, 5))] },
    {
      type: 'codeBlock',
      attrs: { language: 'sql' },
      content: [text('select email, count(*)\nfrom contacts\ngroup by email having count(*) > 1;')],
    },
    { type: 'horizontalRule' },
    heading(2, 'Asides'),
    paragraph(filler(200, 6)),
    {
      type: 'callout',
      attrs: { tone: 'note' },
      content: [paragraph('A note without a title. ', filler(120, 7))],
    },
    paragraph(filler(160, 8)),
    {
      type: 'callout',
      attrs: { tone: 'tip', title: 'Begin with the largest companies' },
      content: [paragraph(filler(160, 9)), list('bulletList', 'An item', 'Another item')],
    },
    {
      type: 'callout',
      attrs: { tone: 'warning', title: 'A merge cannot be undone' },
      content: [paragraph(filler(160, 10))],
    },
    heading(2, 'Numbers'),
    paragraph(filler(180, 11)),
    {
      type: 'metric',
      attrs: {
        label: 'Days from quote to order',
        before: '64 days',
        after: '28 days',
        change: '56% fewer, as an example',
      },
    },
    paragraph('Amounts with different units are not drawn.'),
    {
      type: 'metric',
      attrs: { label: 'Forecast meeting', before: '2 hours', after: '15 minutes' },
    },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: ['Field', 'Owner', 'Share of records'].map((name) => cell('tableHeader', name)),
        },
        ...[
          ['Email', 'Marketing', '40%'],
          ['Industry', 'Sales', '35%'],
          ['Renewal date', 'Finance', '25%'],
          ['Total', '', '100%'],
        ].map((row) => ({
          type: 'tableRow',
          content: row.map((value) => cell('tableCell', value)),
        })),
      ],
    },
    heading(2, 'Pictures and videos'),
    { type: 'image', attrs: { src: PICTURE, alt: 'Bands that become one' } },
    paragraph(filler(160, 12)),
    {
      type: 'image',
      attrs: {
        src: PICTURE,
        alt: 'Bands that become one',
        caption:
          'A wide picture with its caption. It uses all columns beside the table of contents.',
        width: 'wide',
      },
    },
    {
      type: 'video',
      attrs: {
        src: 'https://www.youtube.com/watch?v=sample',
        title: 'A video of another site: nothing loads from there before a click',
        poster: PICTURE,
      },
    },
    {
      type: 'video',
      attrs: { src: '/media/cms_media/Videos/sample.mp4', title: 'A video file', poster: PICTURE },
    },
    heading(2, 'Proof and next steps'),
    {
      type: 'testimonial',
      attrs: { name: 'Dana Whitfield', role: 'COO', company: 'Example Works' },
      content: [paragraph('We stopped arguing about whose number was right.')],
    },
    {
      type: 'download',
      attrs: {
        guide: 'quick-wins',
        text: 'Ten fixes that an administrator can make in one afternoon, the shortest first.',
      },
    },
    { type: 'download', attrs: { guide: 'executive-cheatsheet' } },
    {
      type: 'cta',
      attrs: {
        title: 'Find out what your duplicates cost',
        text: 'A principal counts them with you, and reports in writing.',
        label: 'Book Growth Audit',
        href: '/book-audit',
      },
    },
    heading(2, 'Questions'),
    {
      type: 'faq',
      content: [
        question('How long does it take?', paragraph(filler(200, 13))),
        question(
          'What if two systems disagree?',
          paragraph(filler(120, 14)),
          list('bulletList', 'An item', 'Another item'),
        ),
        question(
          'A long question that needs more than one line on a phone, as some do',
          paragraph(filler(90, 15)),
        ),
      ],
    },
    paragraph('The text goes on after the questions.'),
  ],
};
