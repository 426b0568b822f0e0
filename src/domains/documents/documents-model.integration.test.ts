import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { runSteps, steps } from '#tests/support/documents/document-commands.ts';
import {
  createDatabaseDocuments,
  samplePages,
  samplePosts,
} from '#tests/support/documents/document-system.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { IS_FULL_RUN } from '#tests/support/tier.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

const { numRuns, length } = IS_FULL_RUN
  ? { numRuns: 150, length: 60 }
  : { numRuns: 16, length: 40 };

test.each([samplePages, samplePosts])(
  '$kind: loses no text and shows what the model shows',
  (samples) =>
    fc.assert(
      fc.asyncProperty(steps(length), (story) =>
        runSteps(story, samples, async (clock) => {
          await fixture.database.pool.query(
            'truncate cms_documents, cms_public_pages, cms_blog_posts, seo_redirects, seo_not_found, activity cascade',
          );
          return createDatabaseDocuments(fixture.database.db, clock, samples);
        }),
      ),
      { numRuns, endOnFailure: true },
    ),
  900_000,
);
