import type { EntryId } from '#src/domains/documents/history/timeline.ts';

/** One side of a comparison: the working copy with what was typed, what visitors see, or an entry of the history. */
export type StateRef = { type: 'now' } | { type: 'public' } | EntryId;

export interface Comparison {
  before: StateRef;
  after: StateRef;
}

export const NOW: StateRef = { type: 'now' };
export const PUBLIC: StateRef = { type: 'public' };
/** The text of the built-in page that a document replaces. */
export const BUILT_IN: EntryId = { type: 'checkpoint', number: 0 };

/** The parameter of the address that holds a comparison, so that it can be linked to and left with Back. */
export const COMPARE = 'compare';

/** `now`, `public`, `checkpoint-3` or `revision-2` */
export const refText = (ref: StateRef): string =>
  'number' in ref ? `${ref.type}-${ref.number}` : ref.type;

/** @returns undefined for anything else than `refText` returns */
export function parseRef(text: string): StateRef | undefined {
  if (text === 'now' || text === 'public') return { type: text };
  const [, type, number] = /^(checkpoint|revision)-(\d{1,9})$/.exec(text) ?? [];
  return type === 'checkpoint' || type === 'revision'
    ? { type, number: Number(number) }
    : undefined;
}

/** `revision-2..now` */
export const comparisonText = ({ before, after }: Comparison): string =>
  `${refText(before)}..${refText(after)}`;

/** @returns undefined if a side is missing or unknown */
export function parseComparison(text: string | null): Comparison | undefined {
  const [before, after, ...rest] = (text ?? '').split('..').map(parseRef);
  return before && after && rest.length === 0 ? { before, after } : undefined;
}

/** The query of an address that opens a comparison on the same page. */
export function comparisonQuery(search: URLSearchParams, comparison: Comparison): string {
  const query = new URLSearchParams(search);
  query.set(COMPARE, comparisonText(comparison));
  return `?${query}`;
}
