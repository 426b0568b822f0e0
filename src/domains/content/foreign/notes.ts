import type { LeftOut } from './foreign-body.ts';

/** Kinds of things that are counted, each in one sentence. */
const COUNTED = {
  comment: (count: number) =>
    count === 1
      ? 'A comment of a reviewer was left out'
      : `${count} comments of reviewers were left out`,
  deletion: (count: number) =>
    count === 1
      ? 'Text that a reviewer had deleted was left out'
      : `${count} texts that reviewers had deleted were left out`,
  footnote: (count: number) =>
    count === 1
      ? 'The footnote is now text at the end'
      : `${count} footnotes are now text at the end`,
  merged: (count: number) =>
    count === 1
      ? 'Merged cells: their value stands in each cell'
      : `Merged cells in ${count} tables: their value stands in each cell`,
  field: (count: number) =>
    count === 1 ? 'A field of a form was left out' : `${count} fields of forms were left out`,
} as const;
/** Things that are named one by one. */
type Named = 'picture' | 'embedded';

export interface Notes {
  /** text was read: what is left out next stands after it */
  pass(text: string): void;
  /** @param what begins the sentence of what is named one by one @param before the words before it, if more was read since */
  add(kind: keyof typeof COUNTED | Named, what?: string, before?: string): void;
  /** the words before the present place */
  after(): string;
  all(): LeftOut[];
}

const MAX_WORDS = 6;

export function createNotes(): Notes {
  const counts = new Map<keyof typeof COUNTED, { count: number; after: string }>();
  const named: LeftOut[] = [];
  let read = '';
  const after = () => read.trim().split(/\s+/).slice(-MAX_WORDS).join(' ');
  return {
    pass(text) {
      read = (read + text).slice(-200);
    },
    add(kind, what = '', before = after()) {
      if (kind === 'picture' || kind === 'embedded') {
        named.push({ text: `${what} was left out`, after: before });
        return;
      }
      const known = counts.get(kind);
      counts.set(kind, { count: (known?.count ?? 0) + 1, after: known?.after ?? before });
    },
    after,
    all: () => [
      ...named,
      ...Array.from(counts, ([kind, { count, after: words }]) => ({
        text: COUNTED[kind](count),
        after: words,
      })),
    ],
  };
}
