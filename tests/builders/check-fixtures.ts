import { readBlock } from '#src/blocks/read-block.server.tsx';
import type { CheckedDocument } from '#src/domains/checks/checked-document.ts';
import { type DescribedDocument, describeDocument } from '#src/domains/checks/describe-document.ts';
import {
  EMPTY_SITE,
  type PathFacts,
  type SectionFacts,
  type SiteFacts,
} from '#src/domains/checks/site-facts.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';

/** A document and a site for checks. */
export interface CheckCase {
  document: CheckedDocument;
  site: SiteFacts;
}

type Block = { id: string; type: string; props: Record<string, unknown> };

export const HERO: Block = {
  id: 'hero',
  type: 'page-hero',
  props: {
    title: 'Fix your handoffs',
    action: { label: 'Book Growth Audit', href: '/book-audit' },
  },
};
export const FAQ: Block = {
  id: 'faq',
  type: 'faq',
  props: { title: 'Questions', items: [{ question: 'How long?', answer: 'Ninety days.' }] },
};
const PICTURE: Block = {
  id: 'picture',
  type: 'picture',
  props: {
    src: '/media/cms_media/Pictures/team.jpg',
    alt: 'Four people at a table',
    width: 800,
    height: 600,
  },
};

const DESCRIPTION =
  'What a handoff between marketing and sales costs, and how to fix it in ninety days.';

/** A page without findings. */
export const PAGE: DocumentContent = {
  path: '/handoffs',
  title: 'Handoffs',
  seo: { title: 'Fix sales handoffs in 90 days | Cadron', description: DESCRIPTION },
  blocks: [HERO, FAQ, PICTURE],
};

export const paragraph = (text: string, href?: string) => ({
  type: 'paragraph',
  content: [
    {
      type: 'text',
      text,
      ...(href !== undefined && { marks: [{ type: 'link', attrs: { href } }] }),
    },
  ],
});
export const bodyHeading = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level },
  content: text === '' ? [] : [{ type: 'text', text }],
});
export const image = (attrs: object) => ({ type: 'image', attrs });

/** A post without findings. */
export const POST: DocumentContent = {
  slug: 'five-handoffs',
  title: 'Five handoffs that leak',
  excerpt: 'Where leads get lost.',
  body: {
    type: 'doc',
    content: [bodyHeading(2, 'The first'), paragraph('A lead waits for two days.')],
  },
  author: 'Marit Halvorsen',
  isListed: true,
  publishedAt: null,
  categoryTags: ['CRM Strategy'],
  seo: { title: 'Five handoffs that leak leads', description: DESCRIPTION },
  readTime: null,
  coverImage: '/media/cms_media/Insights/five-handoffs.svg',
};

export const SITE: SiteFacts = {
  ...EMPTY_SITE,
  today: '2026-11-22',
  origin: 'https://cadron.example',
  paths: new Map([
    ['/book-audit', { type: 'exists' }],
    ['/about', { type: 'exists' }],
  ]),
  media: new Set(['Pictures/team.jpg', 'Insights/five-handoffs.svg']),
};

export const describe = (
  document: Pick<DescribedDocument, 'kind' | 'content'> & Partial<DescribedDocument>,
  read = readBlock,
) =>
  describeDocument(
    { builtInPath: null, liveAddress: null, ...document },
    { readBlock: read, postTitle: (title) => `${title} | Cadron` },
  );

type Life = Partial<Pick<DescribedDocument, 'builtInPath' | 'liveAddress'>>;

/** The page with changed fields. */
export const pageCase = (
  content: object = {},
  site: Partial<SiteFacts> = {},
  life: Life = {},
): CheckCase => ({
  document: describe({ kind: 'page', content: { ...PAGE, ...content }, ...life }),
  site: { ...SITE, ...site },
});

export const postCase = (content: object = {}, site: Partial<SiteFacts> = {}): CheckCase => ({
  document: describe({ kind: 'post', content: { ...POST, ...content } }),
  site: { ...SITE, ...site },
});

/** The page with further blocks. */
export const withBlocks = (...blocks: Block[]): CheckCase =>
  pageCase({ blocks: [HERO, ...blocks] });

export const SHARED: Block = {
  id: 'shared',
  type: 'shared-section',
  props: { section: 'bb2dbd27-61a8-4c5c-9d53-5b5a0d5c8a11' },
};

/** The page with a shared section, about which some facts are known; undefined for one that was deleted. */
export const withShared = (facts?: Partial<SectionFacts>, ...blocks: Block[]): CheckCase => {
  const known = { state: 'published', title: 'Next step', publishAt: null, blocks: [FAQ] } as const;
  const sections = new Map(facts && [[SHARED.props['section'] as string, { ...known, ...facts }]]);
  const content = { ...PAGE, blocks: [HERO, SHARED, ...blocks] };
  return { document: describe({ kind: 'page', content, sections }), site: SITE };
};

/** The place of the link of `withLink`. */
export const HREF = 'text sections.0.parts.0.text.1.href';

/** The page with a link. */
export const withLink = (
  href: string,
  site: Partial<SiteFacts> = {},
  text = 'Our team',
): CheckCase => pageCase({ blocks: [HERO, textBlock(['See ', { text, href }])] }, site);

/** A section of paragraphs, each made of texts and links. */
export const textBlock = (...paragraphs: readonly unknown[][]): Block => ({
  id: 'text',
  type: 'rich-text',
  props: {
    sections: [
      {
        id: 'part',
        heading: 'Text',
        parts: paragraphs.map((text) => ({ kind: 'paragraph', text })),
      },
    ],
  },
});

/** A banner with a button. */
export const cta = (action: object): Block => ({
  id: 'cta',
  type: 'cta-banner',
  props: { title: 'Start here', text: 'One call.', action },
});

/** The picture with changed props. */
export const picture = (props: object): Block => ({
  ...PICTURE,
  props: { ...PICTURE.props, ...props },
});

/** A site with one more path. */
export const leadingTo = (path: string, facts: PathFacts): Partial<SiteFacts> => ({
  paths: new Map([
    [path, facts],
    ['/book-audit', { type: 'exists' }],
  ]),
});

/** The post with a body. */
export const withBody = (...content: object[]): CheckCase =>
  postCase({ body: { type: 'doc', content } });
