import type { Paragraph } from '#src/domains/content/body/paragraphs-of.ts';
import type { PostBody } from '#src/domains/content/body/post-body.ts';
import type {
  PostTemplate,
  TemplateContent,
} from '#src/domains/content/templates/template-content.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { SectionFacts } from './site-facts.ts';
import type { Place } from './finding.ts';

/** A document as checks see it: every fact with its place. */
export interface CheckedDocument {
  kind: DocumentKind;
  id: string | undefined;
  /** its public path once it is published; null while it has none, and for kinds without one */
  path: string | null;
  /** path of the default page that it replaces */
  builtInPath: string | null;
  /** where it is public now */
  liveAddress: string | null;
  /** name of the field that decides the path */
  addressField: 'path' | 'slug' | '';
  /** the slug of a post, the path of a page, as typed */
  address: string;
  title: string;
  seo: {
    /** as typed; search engines show `shownTitle` */
    title: string;
    shownTitle: string;
    description: string;
    canonical: string | undefined;
    noindex: boolean;
  };
  blocks: readonly { id: string; type: string }[];
  headings: readonly (Place & { level: number; text: string })[];
  /** also those without a target */
  links: readonly Link[];
  pictures: readonly Picture[];
  colors: readonly (Place & { text: string; background: string })[];
  /** ids within the document that links can lead to */
  anchors: ReadonlySet<string>;
  blockProblems: readonly (Place & { message: string; isEmpty: boolean })[];
  hasForm: boolean;
  /** blocks that could not be rendered; without any, what was not found is not there */
  unrendered: readonly Place[];
  /** places of shared sections; their headings, texts and anchors count as the document's, at the place */
  shared: readonly SharedPlace[];
  /** visible text by block, in order */
  texts: readonly (Place & { text: string })[];
  /** texts in square brackets, as templates mark guidance */
  bracketed: readonly (Place & { text: string })[];
  /** dates on which statements in it were checked, ISO 8601 */
  checkedOn: readonly (Place & { date: string })[];
  post: PostFacts | undefined;
  /** of a post template */
  template: TemplateContent | undefined;
}

/** A place of a shared section in a document. */
export interface SharedPlace {
  /** id of the block that stands for it */
  block: string;
  /** id of its document */
  section: string;
  facts: SectionFacts;
  links: readonly Link[];
}

export interface Link extends Place {
  href: string;
  label: string;
}

export interface Picture extends Place {
  src: string;
  alt: string;
  isDecorative: boolean;
}

export interface PostFacts {
  words: number;
  excerpt: string;
  category: string;
  coverImage: string;
  /** as typed, such as '7 min read' */
  readTime: string;
  publishedAt: Date | null;
  lastReviewedAt: Date | null;
  /** offers a guide, whose form is a page of ours */
  hasDownload: boolean;
  /** in order, each with the path of its node */
  paragraphs: readonly Paragraph[];
  body: PostBody;
  /** undefined if it was made from none */
  template: PostTemplate | undefined;
}
