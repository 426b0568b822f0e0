import { z } from 'zod';
import type { ParsedContent } from '#src/domains/documents/document-adapter.ts';
import { blockList } from '../block-shape.ts';
import { parseWith, repeatedBlocks } from '../content-problems.ts';
import { SHARED_SECTION } from './shared-section.ts';
import { refuseUnsafe } from '../unsafe-addresses.ts';

const schema = z.looseObject({
  title: z
    .string('Enter text here.')
    .max(1000, 'Shorten the title to 1,000 characters.')
    .default(''),
  blocks: blockList,
});

const NESTED =
  'A shared section cannot contain another one. Remove it here, and add it to the pages that need it.';

/** Checks the shape of a shared section's content and fills in missing fields. Refuses shared sections in it. */
export const parseSectionContent = (given: unknown): ParsedContent =>
  refuseUnsafe(
    parseWith(schema, given, ({ blocks }) => [
      ...repeatedBlocks(blocks),
      ...blocks
        .filter(({ type }) => type === SHARED_SECTION)
        .map(({ id: block }) => ({ field: '', block, message: NESTED })),
    ]),
  );
