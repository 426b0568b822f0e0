import { z } from 'zod';

/** More than any page needs; each costs a visitor time. */
const MAX_BLOCKS = 500;

/** Ids are anchors of links and marks in the markup, so they have no other characters. */
const blockId = z
  .string()
  .regex(/^[a-z0-9][\w-]{0,99}$/i, 'The id of this section is broken. Remove it and add it again.');

/** Of any release: what this one does not know is left out of the page. Not the name of something that every object has. */
const blockType = z
  .string()
  .refine((type) => /^[a-z][a-z0-9-]{0,99}$/.test(type) && !(type in {}), {
    message: 'There is no section of this type. Remove it and add another one.',
  });

/** Only the shape: props are checked against the schema of their block before publication. */
const blockSchema = z.looseObject({
  id: blockId,
  type: blockType,
  props: z.unknown(),
  hidden: z.boolean('Hide or show this section again.').nullish(),
});

/** The blocks of a document. */
export const blockList = z
  .array(blockSchema)
  .max(MAX_BLOCKS, `A page can have ${MAX_BLOCKS} sections. Remove some, or make two pages.`)
  .default([]);
