import type { Node } from '@tiptap/pm/model';
import { positionOfNode } from './position-of-node.ts';

/** A part of a document, by its positions. */
export interface Range {
  from: number;
  to: number;
}

/**
 * Where words stand in a text: in the node at a path, or wherever they are since the text was saved.
 * @param path such as `body.content.3`
 */
export function findWords(doc: Node, words: string, path: string | undefined): Range | undefined {
  const near = path === undefined ? undefined : positionOfNode(doc, path);
  let found: Range | undefined;
  doc.descendants((node, position) => {
    if (!node.isTextblock || node.type.spec.code) return true;
    // One character for each position, also where there is none.
    const at = node.textBetween(0, node.content.size, undefined, '\uFFFC').indexOf(words);
    const from = position + 1 + at;
    const isNear = position + 1 === near;
    if (at !== -1 && (!found || isNear)) found = { from, to: from + words.length };
    return false;
  });
  return found;
}
