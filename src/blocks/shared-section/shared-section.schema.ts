import { z } from 'zod';

/**
 * The place of a shared section on a page. It has no view, and is therefore not in the registry: the published blocks of the
 * shared section take its place when a page is read.
 */
export const sharedSectionSchema = z.object({
  /** id of the document */
  section: z.uuid(),
});
