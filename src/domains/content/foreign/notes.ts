import type { LeftOut } from './foreign-body.ts';

/** Kinds of things that are counted, each in one sentence: for one, and for `#` of them. */
const COUNTED = {
  comment: ['A comment of a reviewer was left out', '# comments of reviewers were left out'],
  deletion: [
    'Text that a reviewer had deleted was left out',
    '# texts that reviewers had deleted were left out',
  ],
  footnote: ['The footnote is now text at the end', '# footnotes are now text at the end'],
  merged: [
    'Merged cells: their value stands in each cell',
    'Merged cells in # tables: their value stands in each cell',
  ],
  field: ['A field of a form was left out', '# fields of forms were left out'],
} as const;
/** Things that are named one by one. */
type Named = 'picture' | 'embedded';

export type Notes = ReturnType<typeof createNotes>;

const MAX_WORDS = 6;

/** Notes of what a body left out, in the order of its text. */
export function createNotes() {
  const counts = new Map<keyof typeof COUNTED, { count: number; after: string }>();
  const named: LeftOut[] = [];
  let read = '';
  const after = () => read.trim().split(/\s+/).slice(-MAX_WORDS).join(' ');
  return {
    /** text was read: what is left out next stands after it */
    pass(text: string): void {
      read = (read + text).slice(-200);
    },
    /** @param what begins the sentence of what is named one by one @param before the words before it, if more was read since */
    add(kind: keyof typeof COUNTED | Named, what = '', before = after()): void {
      if (kind === 'picture' || kind === 'embedded') {
        named.push({ text: `${what} was left out`, after: before });
        return;
      }
      const known = counts.get(kind);
      counts.set(kind, { count: (known?.count ?? 0) + 1, after: known?.after ?? before });
    },
    /** the words before the present place */
    after,
    all: (): LeftOut[] => [
      ...named,
      ...Array.from(counts, ([kind, { count, after: words }]) => ({
        text: COUNTED[kind][count === 1 ? 0 : 1].replace('#', String(count)),
        after: words,
      })),
    ],
  };
}
