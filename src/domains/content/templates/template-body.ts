import { canonicalJson } from '#src/platform/json.ts';
import { type BodyNode, type PostBody, textOfBody } from '../body/post-body.ts';
import {
  isForWriting,
  type LockedPart,
  type LockedRuns,
  sectionsOf,
  type TemplateContent,
  type TemplateSection,
} from './template-content.ts';
import { fillIn, type Values } from './template-variables.ts';

/** A part of a post: what is above its first section, or a section. */
export interface Region {
  /** id of the template's section; null for what is above the first one */
  slot: string | null;
  heading: BodyNode | undefined;
  /** below the heading, up to the next section */
  nodes: readonly BodyNode[];
}

/** The text that a template begins a post with. */
export function bodyOfTemplate(template: TemplateContent, values: Values): PostBody {
  const cta = ctaOf(template, values);
  return {
    type: 'doc',
    content: [
      ...sectionsOf(template).flatMap((section) => nodesOf(section, values)),
      ...(cta ? [cta] : []),
    ],
  };
}

/** A section before anyone has written in it. */
export const nodesOf = (section: TemplateSection, values: Values): BodyNode[] => [
  headingOf(section, values),
  ...lockedNodesOf(section, values),
  ...(isForWriting(section) ? [{ type: 'paragraph' }] : []),
];

export const headingOf = ({ id, heading, level }: TemplateSection, values: Values): BodyNode =>
  withContent({ type: 'heading', attrs: { level, slot: id } }, [
    { text: fillIn(heading, values).trim() },
  ]);

/** The locked text of a section. */
export const lockedNodesOf = ({ lockedText, level }: TemplateSection, values: Values): BodyNode[] =>
  lockedText.map((part) => lockedNode(part, Math.min(4, level + 1), values));

function lockedNode(part: LockedPart, level: number, values: Values): BodyNode {
  switch (part.kind) {
    case 'heading':
      return withContent({ type: 'heading', attrs: { level, locked: true } }, [
        { text: fillIn(part.text, values) },
      ]);
    case 'list':
      return {
        type: part.ordered ? 'orderedList' : 'bulletList',
        attrs: { locked: true },
        content: part.items.map((item) => ({
          type: 'listItem',
          content: [withContent({ type: 'paragraph' }, runsOf(item, values))],
        })),
      };
    case 'paragraph':
      return withContent({ type: 'paragraph', attrs: { locked: true } }, runsOf(part.text, values));
  }
}

interface Run {
  text: string;
  href?: string | undefined;
  strong?: boolean | undefined;
}

const runsOf = (runs: LockedRuns, values: Values): Run[] =>
  (typeof runs === 'string' ? [runs] : runs).map((run) => {
    const { text, href, strong } = typeof run === 'string' ? { text: run } : (run as Run);
    return { text: fillIn(text, values), href, strong };
  });

function withContent(node: BodyNode, runs: readonly Run[]): BodyNode {
  const content = runs.flatMap(({ text, href, strong }): BodyNode[] => {
    if (text === '') return [];
    const marks = [
      ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
      ...(strong ? [{ type: 'bold' }] : []),
    ];
    return [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
  });
  return content.length > 0 ? { ...node, content } : node;
}

/** The call to action at the end; undefined for none. */
export function ctaOf({ cta }: TemplateContent, values: Values): BodyNode | undefined {
  if (!cta || (cta.title.trim() === '' && cta.label.trim() === '')) return undefined;
  const { title, text, label, href } = cta;
  return {
    type: 'cta',
    attrs: {
      title: fillIn(title, values),
      text: fillIn(text, values),
      label: fillIn(label, values),
      href,
    },
  };
}

/** The section that a heading begins; undefined for other nodes. */
export function slotOf({ type, attrs }: BodyNode): string | undefined {
  const slot = attrs?.['slot'];
  return type === 'heading' && typeof slot === 'string' && slot !== '' ? slot : undefined;
}

export const isLocked = ({ attrs }: BodyNode): boolean => attrs?.['locked'] === true;

/** Divides a text at its sections. A copy of a section's heading begins no section: only the first one does. */
export function regionsOf(body: BodyNode): Region[] {
  const regions: (Region & { nodes: BodyNode[] })[] = [
    { slot: null, heading: undefined, nodes: [] },
  ];
  const seen = new Set<string>();
  for (const node of body.content ?? []) {
    const slot = slotOf(node);
    if (slot === undefined || seen.has(slot)) regions.at(-1)!.nodes.push(node);
    else {
      seen.add(slot);
      regions.push({ slot, heading: node, nodes: [] });
    }
  }
  return regions;
}

/** Tests whether an author wrote or added a node, as opposed to what is empty or comes from the template. */
export const isWritten = (node: BodyNode): boolean =>
  !isLocked(node) && !NO_WRITING.has(node.type) && !isBlank(node);

/** Nodes that say nothing about the section they stand in. */
export const NO_WRITING: ReadonlySet<string> = new Set(['cta', 'contents', 'horizontalRule']);

/** A line without text. */
export const isBlank = (node: BodyNode): boolean =>
  ['paragraph', 'heading'].includes(node.type) && textOfBody(node).trim() === '';

/** Tests whether a node would be lost with its section: anything that is neither blank nor the template's locked text. */
export const isOwn = (node: BodyNode): boolean => !isLocked(node) && !isBlank(node);

/** Whether two nodes show the same: an editor writes attributes with their defaults, which a template leaves out. */
export const isSameNode = (one: BodyNode, other: BodyNode): boolean =>
  canonicalJson(plain(one)) === canonicalJson(plain(other));

function plain({ type, attrs = {}, content = [], marks = [], text }: BodyNode): unknown {
  return {
    type,
    text,
    attrs: Object.fromEntries(
      Object.entries(attrs).filter(
        ([name, value]) => !(value === null || value === '' || value === DEFAULTS[name]),
      ),
    ),
    content: content.map(plain),
    marks: marks
      .map(({ type: mark, attrs: given }) => ({ mark, href: given?.['href'] }))
      .toSorted((a, b) => (a.mark < b.mark ? -1 : 1)),
  };
}

/** Of attributes that Tiptap adds to what it loads. */
const DEFAULTS: Readonly<Record<string, unknown>> = { start: 1, locked: false };
