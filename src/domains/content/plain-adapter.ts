import { z } from 'zod';
import type { DocumentAdapter } from '#src/domains/documents/document-adapter.ts';
import { referencesOf } from './references.ts';
import { problemsOf, repeatedBlocks } from './content-problems.ts';

const schema = z.looseObject({
  title: z.string('Enter text here.').default(''),
  blocks: z
    .array(
      z.looseObject({
        id: z.string().min(1),
        type: z.string().min(1),
        props: z.unknown(),
        hidden: z.boolean().nullish(),
      }),
    )
    .default([]),
});

/** Templates and shared sections: they have no address, and show up only inside of pages and posts. */
export const PLAIN_ADAPTER: DocumentAdapter = {
  parse(given) {
    const parsed = schema.safeParse(given);
    if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, given) };
    const problems = repeatedBlocks(parsed.data.blocks);
    return problems.length > 0 ? { ok: false, problems } : { ok: true, content: parsed.data };
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
