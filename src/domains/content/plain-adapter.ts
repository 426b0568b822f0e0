import { z } from 'zod';
import type { DocumentAdapter } from '#src/domains/documents/document-adapter.ts';
import { referencesOf } from './references.ts';
import { blockList } from './block-shape.ts';
import { problemsOf, repeatedBlocks } from './content-problems.ts';
import { refuseUnsafe } from './unsafe-addresses.ts';

const schema = z.looseObject({
  title: z
    .string('Enter text here.')
    .max(1000, 'Shorten the title to 1,000 characters.')
    .default(''),
  blocks: blockList,
});

/** Templates: they have no address, and show up only inside of posts. */
export const PLAIN_ADAPTER: DocumentAdapter = {
  parse(given) {
    const parsed = schema.safeParse(given);
    if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, given) };
    const problems = repeatedBlocks(parsed.data.blocks);
    return problems.length > 0 ? { ok: false, problems } : refuseUnsafe(parsed.data);
  },
  references: referencesOf,
  addressField: '',
  addressOf: () => null,
  isIndexable: () => false,
  problemsOfPublication: (_document, { title }) =>
    title.trim() === '' ? [{ field: 'title', message: 'Give it a title first.' }] : [],
  refuseAddress: () => Promise.resolve(undefined),
  show: () => Promise.resolve(),
  hide: () => Promise.resolve(),
};
