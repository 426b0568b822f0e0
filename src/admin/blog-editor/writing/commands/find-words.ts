import type { Node } from '@tiptap/pm/model';
import { findAll } from '../find/find-in-text.ts';
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
  const found = findAll(doc, words).filter(
    ({ from, value }) => !value && !doc.resolve(from).parent.type.spec.code,
  );
  return found.find(({ from }) => doc.resolve(from).start() === near) ?? found[0];
}
