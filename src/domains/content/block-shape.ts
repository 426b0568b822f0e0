import { z } from 'zod';

/** More than any page needs; each costs a visitor time. */
const MAX_BLOCKS = 500;

/** Ids are anchors of links and marks in the markup, so they have no other characters. */
export const blockId = z
  .string()
  .min(1, 'This section has no id. Remove it and add it again.')
  .max(100, 'The id of this section is too long. Remove it and add it again.')
  .regex(
    /^[a-z0-9][\w-]*$/i,
    'The id of this section has odd characters. Remove it and add it again.',
  );

/** Of any release: what this one does not know is left out of the page. Not the name of something that every object has. */
export const blockType = z
  .string()
  .min(1, 'This section has no type. Remove it and add it again.')
  .max(100, 'The type of this section is too long. Remove it and add it again.')
  .refine((type) => /^[a-z][a-z0-9-]*$/.test(type) && !(type in {}), {
    message: 'There is no section of this type. Remove it and add another one.',
  });

/** The blocks of a document. */
export const blockList = <Block extends z.ZodType>(block: Block) =>
  z
    .array(block)
    .max(MAX_BLOCKS, `A page can have ${MAX_BLOCKS} sections. Remove some, or make two pages.`);
