import { valueAt, withValue } from '#src/domains/documents/merge/content-path.ts';
import type {
  DocumentBlock,
  DocumentContent,
  DocumentProblem,
} from '#src/domains/documents/document.ts';
import { inOrder, missingItem, type Place } from './place.ts';

/** A field that the server refused, with the value that it refused. */
export interface Refusal {
  problem: DocumentProblem;
  /** undefined if the problem concerns the whole document */
  place: Place | undefined;
  value: unknown;
}

/** The content with the stored value at each of the places. */
export const heldBack = (
  content: DocumentContent,
  stored: DocumentContent,
  places: readonly Place[],
): DocumentContent => places.reduce((result, place) => holdBack(result, stored, place), content);

function holdBack(
  content: DocumentContent,
  stored: DocumentContent,
  place: Place,
): DocumentContent {
  // A field of a new block cannot be held back alone, since the stored document has no such block.
  const held = missingItem(stored, place) ?? place;
  const missing = missingItem(content, held);
  // Within a block that the editor removed there is nothing to hold back.
  if (missing && missing.length < held.length) return content;
  const next = withValue(content, held, valueAt(stored, held));
  return missing ? sorted(next, stored, held.slice(0, -1)) : next;
}

/** Moves an item that came back to its stored position. */
function sorted(content: DocumentContent, stored: DocumentContent, list: Place): DocumentContent {
  const items = valueAt(content, list) as readonly DocumentBlock[];
  const ids = ((valueAt(stored, list) ?? []) as readonly DocumentBlock[]).map(({ id }) => id);
  return withValue(content, list, inOrder(items, ids));
}
