import type { DocumentContent } from '#src/domains/documents/document.ts';
import { isObject } from '#src/platform/json.ts';
import { type BodyNode, leadingText, parsePostBody, textOfBody } from '../body/post-body.ts';
import { isWritten, slotOf } from './template-body.ts';
import { wordsIn } from './template-completion.ts';
import { sectionsOf, TEMPLATE_SECTION, type TemplateContent } from './template-content.ts';
import { SCHEMA_TYPES } from '../posts/schema-type.ts';

/** Of the guidance that a post's own text becomes. */
const MAX_EXAMPLE = 180;
/** Room above and below the words that a post has. */
const [LESS, MORE] = [0.6, 1.6];
/** Shorter sections say nothing of how long others should be. */
const MIN_WORDS = 40;

interface Naming {
  title: string;
  kind: string;
  description: string;
}

/**
 * Makes a template of a post: each of its main headings becomes a section, and what is written below it an example in the guidance.
 * Sections that came from a template keep what it says about them.
 * @param origin the template that the post was made from
 * @param newId makes the id of a section
 */
export function templateFromPost(
  post: DocumentContent,
  naming: Naming,
  newId: () => string,
  origin?: TemplateContent,
): DocumentContent {
  const body = parsePostBody(post['body']);
  const nodes = body.content ?? [];
  const known = new Map((origin ? sectionsOf(origin) : []).map((each) => [each.id, each]));
  const used = new Set<string>();
  const starts = nodes.flatMap((node, at) => (isStart(node, nodes) ? [at] : []));
  const blocks = starts.map((start, index) => {
    const heading = nodes[start]!;
    const below = nodes.slice(start + 1, starts[index + 1]).filter(isWritten);
    const slot = slotOf(heading) ?? '';
    const from = used.has(slot) ? undefined : known.get(slot);
    used.add(slot);
    const { id = newId(), ...props } = from ?? sectionProps(heading, below);
    return { id, type: TEMPLATE_SECTION, props };
  });
  const seo = isObject(post['seo']) ? post['seo'] : {};
  return {
    ...naming,
    variables: origin?.variables ?? [],
    blocks,
    postTitle: origin?.postTitle ?? '',
    searchTitle: origin?.searchTitle ?? '',
    tags: Array.isArray(post['categoryTags']) ? (post['categoryTags'] as unknown[]) : [],
    author: typeof post['author'] === 'string' ? post['author'] : null,
    schemaType: SCHEMA_TYPES.find((type) => type === seo['schemaType']) ?? 'BlogPosting',
    cta: ctaIn(nodes),
    defaultFor: [],
  };
}

/** The headings that divide the post: the highest level that it uses. */
function isStart(node: BodyNode, nodes: readonly BodyNode[]) {
  if (node.type !== 'heading' || textOfBody(node).trim() === '') return false;
  const levels = nodes.filter(({ type }) => type === 'heading').map(levelOf);
  return slotOf(node) !== undefined || levelOf(node) === Math.min(...levels);
}

const levelOf = ({ attrs }: BodyNode): 2 | 3 | 4 =>
  ([2, 3, 4] as const).find((level) => level === attrs?.['level']) ?? 2;

function sectionProps(heading: BodyNode, below: readonly BodyNode[]) {
  const words = wordsIn(below);
  const texts = below.filter(({ type }) => type !== 'heading');
  const example = leadingText({ type: 'doc', content: texts }, MAX_EXAMPLE);
  const hasRange = words >= MIN_WORDS;
  return {
    id: undefined,
    heading: textOfBody(heading).trim(),
    level: levelOf(heading),
    guidance: example === '' ? '' : `For example: “${example}”`,
    isRequired: below.length > 0,
    isHeadingFree: false,
    ...(hasRange && { minWords: roundTo10(words * LESS), maxWords: roundTo10(words * MORE) }),
    lockedText: [],
  };
}

const roundTo10 = (count: number) => Math.round(count / 10) * 10;

/** The last call to action in a post. */
function ctaIn(nodes: readonly BodyNode[]) {
  const attrs = nodes.findLast(({ type }) => type === 'cta')?.attrs;
  if (!attrs) return null;
  const textAt = (name: string) => (typeof attrs[name] === 'string' ? attrs[name] : '');
  return {
    title: textAt('title'),
    text: textAt('text'),
    label: textAt('label'),
    href: textAt('href'),
  };
}
