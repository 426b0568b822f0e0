import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { KIM } from '#tests/builders/actor.ts';
import { EDITED_PATHS, type RedirectEdit, redirectEdits } from '#tests/support/redirect-edits.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { IS_FULL_RUN } from '#tests/support/tier.ts';
import { createRedirects } from './create-redirects.server.ts';
import { followSlugChange } from './slug-changed.server.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const USER = { ...KIM, id: 'kim' };

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

async function openSite() {
  const { db, pool } = fixture.database;
  await pool.query('truncate seo_redirects, seo_not_found, activity cascade');
  const content = new Set(['/book-audit']);
  const redirects = createRedirects({
    db,
    siteUrl: 'https://cadron.example',
    paths: async () => [...content],
    clock: () => NOW,
    log: silentLogger,
  });
  async function apply(edit: RedirectEdit): Promise<void> {
    if (edit.type === 'save') await redirects.save({ ...edit.input, by: USER });
    else if (edit.type === 'import') {
      await redirects.imports.upload({ name: 'a.csv', csv: edit.csv }, USER.id);
      await redirects.imports.apply(USER);
    } else if (edit.type === 'delete') await redirects.delete([edit.from], USER);
    else if (edit.type === 'publish') content.add(edit.path);
    else if (edit.type === 'unpublish') content.delete(edit.path);
    else if (content.has(edit.from) && !content.has(edit.to)) {
      content.delete(edit.from);
      content.add(edit.to);
      await db.transaction((tx) => followSlugChange(tx, { from: edit.from, to: edit.to }, NOW));
    }
  }
  return { redirects, content, apply };
}

test('no stored edits make a loop, a chain over one hop, or hide a live page', async () => {
  await fc.assert(
    fc.asyncProperty(redirectEdits(15), async (edits) => {
      const { redirects, content, apply } = await openSite();
      for (const edit of edits) await apply(edit);
      redirects.contentChanged();
      for (const path of EDITED_PATHS)
        for (const address of path.length > 2 ? [path] : [path, `${path}/`]) {
          const { hops, end } = await redirects.trace(address);
          expect(hops.length).toBeLessThanOrEqual(1);
          if (!content.has(path)) continue;
          expect([address, end]).toEqual([address, { type: 'page', address: path }]);
        }
    }),
    { numRuns: IS_FULL_RUN ? 100 : 3 },
  );
}, 300_000);
