import type { Node } from '@tiptap/pm/model';

/**
 * The position within the innermost node of a path that exists, such as `body.content.3.content.0` names one; before a node
 * without content.
 * @returns undefined for a path of something else, and for a body without that node
 */
export function positionOfNode(doc: Node, path: string): number | undefined {
  if (!path.startsWith('body.content.')) return undefined;
  let node = doc;
  let position = 0;
  for (const [, index] of path.matchAll(/\.content\.(\d+)/g)) {
    // Words are no nodes to go into.
    if (node.isTextblock || !node.maybeChild(Number(index))) break;
    for (let at = 0; at < Number(index); at += 1) position += node.child(at).nodeSize;
    node = node.child(Number(index));
    if (!node.isLeaf) position += 1;
  }
  return node === doc ? undefined : position;
}
