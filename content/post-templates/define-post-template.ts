import type { BuiltInTemplate } from '#src/domains/content/templates/template-adapter.server.ts';
import type { LockedPart, TemplateKind } from '#src/domains/content/templates/template-content.ts';
import { BOOK_GROWTH_AUDIT } from '../pages/services/links.ts';
import type { SchemaType } from '#src/domains/content/posts/schema-type.ts';

interface Section {
  /** stable: posts name it */
  id: string;
  heading: string;
  guidance?: string;
  isRequired?: boolean;
  isHeadingFree?: boolean;
  /** least and most words */
  words?: readonly [number, number];
  lockedText?: readonly LockedPart[];
}

interface PostTemplateData {
  /** a UUID: its document gets it */
  id: string;
  name: string;
  kind: TemplateKind;
  description: string;
  /** asked for when a post is made, by the names that stand in braces */
  variables?: Readonly<Record<string, { label: string; example: string }>>;
  sections: readonly Section[];
  postTitle?: string;
  searchTitle: string;
  tags: readonly string[];
  schemaType?: SchemaType;
  cta?: { title: string; text: string };
}

const AUDIT = {
  title: 'See where your own numbers leak',
  text: 'The growth audit takes 45 to 60 minutes by video. You get the Recommendations Report in writing within five business days.',
};

/** A template of a post, as the content of its document. */
export const definePostTemplate = (template: PostTemplateData): BuiltInTemplate => ({
  id: template.id,
  content: {
    title: template.name,
    kind: template.kind,
    description: template.description,
    variables: Object.entries(template.variables ?? {}).map(([name, variable]) => ({
      id: name,
      name,
      ...variable,
    })),
    blocks: template.sections.map(blockOf),
    postTitle: template.postTitle ?? '',
    searchTitle: template.searchTitle,
    tags: template.tags,
    author: null,
    schemaType: template.schemaType ?? 'BlogPosting',
    cta: { ...(template.cta ?? AUDIT), ...BOOK_GROWTH_AUDIT },
    defaultFor: [],
  },
});

const blockOf = ({ id, words, ...section }: Section) => ({
  id,
  type: 'section',
  props: {
    heading: section.heading,
    level: 2,
    guidance: section.guidance ?? '',
    isRequired: section.isRequired ?? false,
    isHeadingFree: section.isHeadingFree ?? false,
    ...(words && { minWords: words[0], maxWords: words[1] }),
    lockedText: section.lockedText ?? [],
  },
});
