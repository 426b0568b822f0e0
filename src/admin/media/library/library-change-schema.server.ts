import { z } from 'zod';
import { MAX_ALT_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from '#src/domains/media/asset.ts';
import { MAX_CHANGED } from './library-view.ts';

const ids = z.array(z.uuid()).min(1, 'Select a file first.').max(MAX_CHANGED);
const tags = z
  .array(
    z
      .string()
      .trim()
      .min(1)
      .max(MAX_TAG_LENGTH, `Use at most ${MAX_TAG_LENGTH} characters for a tag.`),
  )
  .max(MAX_TAGS, `A file has at most ${MAX_TAGS} tags.`);
const folder = z.string().max(1_000);

/** Changes from the screen of the library. */
export const libraryChangeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tag'), ids, add: tags, remove: tags }),
  z.object({ type: z.literal('move'), ids, folder }),
  z.object({
    type: z.literal('describe'),
    texts: z
      .array(
        z.object({
          id: z.uuid(),
          alt: z.string().max(MAX_ALT_LENGTH, `Use at most ${MAX_ALT_LENGTH} characters.`),
          isDecorative: z.boolean(),
        }),
      )
      .min(1)
      .max(MAX_CHANGED),
  }),
  z.object({ type: z.literal('trash'), ids }),
  z.object({ type: z.literal('restore'), ids }),
  /** without ids: everything in the trash */
  z.object({ type: z.literal('purge'), ids: ids.optional() }),
  z.object({ type: z.literal('create-folder'), path: folder }),
  z.object({ type: z.literal('move-folder'), path: folder, to: folder }),
  z.object({ type: z.literal('delete-folder'), path: folder }),
]);
