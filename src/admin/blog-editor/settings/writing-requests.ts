/** Requests of the settings of a post to the surface that its text is written on. */
export type WritingRequest =
  /** put a link on these words of a node, or insert a linked title at the cursor */
  | {
      type: 'link';
      href: string;
      title: string;
      phrase: string | undefined;
      field: string | undefined;
    }
  /** bring words of a node into view and select them */
  | { type: 'show'; field: string; text: string };

type Listener = (request: WritingRequest) => boolean;

const listeners = new Set<Listener>();

/**
 * Registers the surface. Its listener returns false for what it cannot do.
 * @returns a function that takes it back
 */
export function onWritingRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @returns whether a surface has done it */
export const requestWriting = (request: WritingRequest): boolean =>
  [...listeners].some((listener) => listener(request));
