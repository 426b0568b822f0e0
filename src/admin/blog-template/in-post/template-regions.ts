import type { Node } from '@tiptap/pm/model';
import { type BodyNode, countWords } from '#src/domains/content/body/post-body.ts';
import { NO_WRITING } from '#src/domains/content/templates/template-body.ts';

/** A section of the template in a document of the editor. */
export interface EditorRegion {
  slot: string;
  heading: Node;
  /** where the heading begins */
  from: number;
  /** behind the heading */
  below: number;
  words: number;
  /** something is written, or stands, in it */
  isWritten: boolean;
}

/** Nodes stay the same objects until they change, so that a key counts the words of one paragraph. */
const counted = new WeakMap<Node, number>();

function wordsOf(node: Node): number {
  const known = counted.get(node);
  if (known !== undefined) return known;
  const words = countWords(node.toJSON() as BodyNode);
  counted.set(node, words);
  return words;
}

export const isLockedNode = ({ attrs }: Node): boolean => attrs['locked'] === true;

export function slotOfNode({ type, attrs }: Node): string | undefined {
  const slot: unknown = attrs['slot'];
  return type.name === 'heading' && typeof slot === 'string' && slot !== '' ? slot : undefined;
}

/** The sections of a document, as `regionsOf` of the domain finds them. */
export function editorRegions(doc: Node): EditorRegion[] {
  const regions: EditorRegion[] = [];
  const seen = new Set<string>();
  doc.forEach((node, from) => {
    const slot = slotOfNode(node);
    if (slot !== undefined && !seen.has(slot)) {
      seen.add(slot);
      const below = from + node.nodeSize;
      regions.push({ slot, heading: node, from, below, words: 0, isWritten: false });
      return;
    }
    const region = regions.at(-1);
    if (!region || isLockedNode(node) || node.type.name === 'cta') return;
    const words = wordsOf(node);
    region.words += words;
    const isText = ['paragraph', 'heading'].includes(node.type.name);
    region.isWritten ||= words > 0 || !(isText || NO_WRITING.has(node.type.name));
  });
  return regions;
}
