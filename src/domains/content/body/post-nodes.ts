import type { BodyNode } from './post-body.ts';

/** A kind of block that editors can insert into a post. */
export interface PostNode {
  /** unique; several kinds can be nodes of one type, such as headings */
  id: string;
  type: string;
  /** on screens */
  name: string;
  /** one sentence: what it is for */
  purpose: string;
  group: PostNodeGroup;
  /** other words that people search for */
  keywords: string;
  /** an empty one */
  start: BodyNode;
}

export const POST_NODE_GROUPS = ['Text', 'Media', 'Highlights', 'Calls to action'] as const;
type PostNodeGroup = (typeof POST_NODE_GROUPS)[number];

const paragraph: BodyNode = { type: 'paragraph' };
const item = (type = 'listItem'): BodyNode => ({ type, content: [paragraph] });
const row = (cell: string): BodyNode => ({
  type: 'tableRow',
  content: [1, 2, 3].map(() => item(cell)),
});

type Listed = Omit<PostNode, 'start' | 'type'> & { start?: BodyNode };

const listed = ({ start, ...node }: Listed): PostNode => {
  const first = start ?? { type: node.id };
  return { ...node, type: first.type, start: first };
};

const heading = (id: string, level: number, name: string, purpose: string) =>
  listed({
    id,
    name,
    purpose,
    group: 'Text',
    keywords: `heading title h${level}`,
    start: { type: 'heading', attrs: { level } },
  });

/** Every kind of block of a post, in the order of menus. `POST_NODE_SCHEMAS` has the fields of those with a form. */
export const POST_NODES: readonly PostNode[] = [
  listed({
    id: 'paragraph',
    name: 'Text',
    purpose: 'A paragraph.',
    group: 'Text',
    keywords: 'paragraph plain',
  }),
  heading('heading-2', 2, 'Heading', 'Begins a part of the post; listed in its contents.'),
  heading('heading-3', 3, 'Subheading', 'Begins a part within a part.'),
  heading('heading-4', 4, 'Small heading', 'Names a few paragraphs.'),
  listed({
    id: 'bulletList',
    name: 'Bulleted list',
    purpose: 'Points in any order.',
    group: 'Text',
    keywords: 'bullets unordered points ul',
    start: { type: 'bulletList', content: [item()] },
  }),
  listed({
    id: 'orderedList',
    name: 'Numbered list',
    purpose: 'Steps in order.',
    group: 'Text',
    keywords: 'ordered steps ol',
    start: { type: 'orderedList', content: [item()] },
  }),
  listed({
    id: 'blockquote',
    name: 'Quote',
    purpose: 'Words of another text.',
    group: 'Text',
    keywords: 'blockquote citation',
    start: item('blockquote'),
  }),
  listed({
    id: 'table',
    name: 'Table',
    purpose: 'Values in rows and columns.',
    group: 'Text',
    keywords: 'grid columns rows',
    start: { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] },
  }),
  listed({
    id: 'codeBlock',
    name: 'Code',
    purpose: 'A formula, a query or a setting, as it is typed.',
    group: 'Text',
    keywords: 'pre source formula query',
  }),
  listed({
    id: 'horizontalRule',
    name: 'Divider',
    purpose: 'A line between two parts.',
    group: 'Text',
    keywords: 'rule separator line hr',
  }),
  listed({
    id: 'image',
    name: 'Picture',
    purpose: 'A picture of the media library, with a caption.',
    group: 'Media',
    keywords: 'image photo figure',
    start: { type: 'image', attrs: { src: '', alt: '' } },
  }),
  listed({
    id: 'video',
    name: 'Video',
    purpose: 'A video file, or a video on YouTube or Vimeo that loads nothing before a click.',
    group: 'Media',
    keywords: 'youtube vimeo movie film embed',
    start: { type: 'video', attrs: { src: '', title: '' } },
  }),
  listed({
    id: 'takeaways',
    name: 'Key takeaways',
    purpose: 'What a reader should remember, near the top.',
    group: 'Highlights',
    keywords: 'summary tldr points',
    start: {
      type: 'takeaways',
      content: [{ type: 'bulletList', content: [item()] }],
    },
  }),
  listed({
    id: 'contents',
    name: 'Table of contents',
    purpose: 'Links to the headings of the post.',
    group: 'Highlights',
    keywords: 'toc headings outline',
  }),
  listed({
    id: 'callout',
    name: 'Callout',
    purpose: 'A note, a tip or a warning beside the text.',
    group: 'Highlights',
    keywords: 'note tip warning info box aside',
    start: { ...item('callout'), attrs: { tone: 'note' } },
  }),
  listed({
    id: 'faq',
    name: 'Questions and answers',
    purpose: 'Questions that readers ask, each with its answer.',
    group: 'Highlights',
    keywords: 'faq accordion details',
    start: {
      type: 'faq',
      content: [{ type: 'faqItem', content: [{ type: 'faqQuestion' }, item('faqAnswer')] }],
    },
  }),
  listed({
    id: 'metric',
    name: 'Metric',
    purpose: 'A number before and after.',
    group: 'Highlights',
    keywords: 'number result kpi before after figure',
    start: { type: 'metric', attrs: { label: '', before: '', after: '' } },
  }),
  listed({
    id: 'testimonial',
    name: 'Testimonial',
    purpose: 'What a client says, with their name.',
    group: 'Highlights',
    keywords: 'quote client review proof',
    start: { ...item('testimonial'), attrs: { name: '' } },
  }),
  listed({
    id: 'cta',
    name: 'Call to action',
    purpose: 'A headline and a button to the next step.',
    group: 'Calls to action',
    keywords: 'cta button audit contact',
    start: { type: 'cta', attrs: { title: '', label: '', href: '' } },
  }),
  listed({
    id: 'download',
    name: 'Guide',
    purpose: 'A guide that visitors get by email for their contact details.',
    group: 'Calls to action',
    keywords: 'download pdf playbook gated lead magnet',
    start: { type: 'download', attrs: { guide: '' } },
  }),
];
