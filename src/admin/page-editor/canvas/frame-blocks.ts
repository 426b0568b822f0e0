/**
 * The blocks in the document of the canvas, each between two comments that the server has put there (`src/site/canvas`).
 * Everything here works on the frame's document from the editor's window; the frame itself runs no script.
 */
export interface FrameBlock {
  id: string;
  start: Comment;
  end: Comment;
}

const START = /^block:(.+)$/;

/** The element whose children the blocks are; undefined if the frame shows something else, such as an error page. */
export const blocksRoot = (doc: Document): HTMLElement | null =>
  doc.querySelector<HTMLElement>('main#main');

/** Finds the blocks of a canvas by id, in their order. */
export function findFrameBlocks(root: HTMLElement): Map<string, FrameBlock> {
  const found = new Map<string, FrameBlock>();
  let open: { id: string; start: Comment } | undefined;
  for (const node of root.childNodes) {
    if (node.nodeType !== Node.COMMENT_NODE) continue;
    const comment = node as Comment;
    const id = START.exec(comment.data)?.[1];
    if (id !== undefined) open = { id: decodeURIComponent(id), start: comment };
    else if (open && comment.data === `/block:${encodeURIComponent(open.id)}`) {
      found.set(open.id, { ...open, end: comment });
      open = undefined;
    }
  }
  return found;
}

/** Finds one block without reading the names of all others, as each key does. */
export function findFrameBlock(root: HTMLElement, id: string): FrameBlock | undefined {
  const name = encodeURIComponent(id);
  let start: Comment | undefined;
  for (let node = root.firstChild; node; node = node.nextSibling) {
    if (node.nodeType !== Node.COMMENT_NODE) continue;
    const { data } = node as Comment;
    if (data === `block:${name}`) start = node as Comment;
    else if (start && data === `/block:${name}`) return { id, start, end: node as Comment };
  }
  return undefined;
}

/** The outermost elements of a block. */
export function elementsOf({ start, end }: FrameBlock): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let node = start.nextSibling; node && node !== end; node = node.nextSibling)
    if (node.nodeType === Node.ELEMENT_NODE) elements.push(node as HTMLElement);
  return elements;
}

/** The id of the block that contains a node; undefined outside of blocks, such as in the footer. */
export function blockIdAt(root: HTMLElement, node: Node | null): string | undefined {
  let child = node;
  while (child && child.parentNode !== root) child = child.parentNode;
  for (let before: Node | null = child; before; before = before.previousSibling) {
    if (before.nodeType !== Node.COMMENT_NODE) continue;
    const id = START.exec((before as Comment).data)?.[1];
    return id === undefined ? undefined : decodeURIComponent(id);
  }
  return undefined;
}

/**
 * Puts the blocks of a canvas in an order: moves those that stand elsewhere, removes those that are not in it, and makes
 * empty places for new ones.
 */
export function orderFrameBlocks(root: HTMLElement, ids: readonly string[]): void {
  const known = findFrameBlocks(root);
  const wanted = new Set(ids);
  for (const [id, block] of known)
    if (!wanted.has(id)) for (const node of nodesOf(block)) node.remove();
  let next: Node | null = [...known.values()].find(({ id }) => wanted.has(id))?.start ?? null;
  for (const id of ids) {
    const block = known.get(id) ?? newBlock(root, id);
    if (block.start === next) {
      next = block.end.nextSibling;
      continue;
    }
    for (const node of nodesOf(block)) root.insertBefore(node, next);
  }
}

function newBlock(root: HTMLElement, id: string): FrameBlock {
  const name = encodeURIComponent(id);
  const start = root.ownerDocument.createComment(`block:${name}`);
  const end = root.ownerDocument.createComment(`/block:${name}`);
  root.append(start, end);
  return { id, start, end };
}

function nodesOf({ start, end }: FrameBlock): ChildNode[] {
  const nodes: ChildNode[] = [start];
  for (let node: ChildNode | null = start; node && node !== end; node = node.nextSibling)
    if (node !== start) nodes.push(node);
  return [...nodes, end];
}
