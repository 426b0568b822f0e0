import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteFrame } from '#src/domains/content/frame/site-frame.ts';
import { zipOf } from '#tests/builders/zip-archive.ts';
import {
  type ExportWorld,
  importArchive,
  messagesOf,
  openSite,
  publicRows,
} from '#tests/support/export-world.ts';
import { createImportWorld } from '#tests/support/import-world.ts';

let target: ExportWorld;
beforeAll(async () => {
  target = await createImportWorld();
});
afterAll(() => target?.drop());

test('facts of the company in the settings of an earlier release become a part of the frame', async () => {
  const node = openSite(target);
  const old = zipOf([
    {
      name: 'cadron-export.json',
      data: '{"format":"cadron-site","version":1,"site":"https://a.example","madeAt":"2026-01-01T00:00:00Z"}',
    },
    {
      name: 'settings.json',
      data: '{"city":"Tulsa","profiles":["https://www.threads.net/@birch"]}',
    },
  ]);
  const id = await importArchive(target, node, old);
  expect(await messagesOf(node, id)).toEqual([expect.stringContaining('“Menus and brand” now')]);
  const [{ frame }] = (await publicRows(target)).frame as [{ frame: SiteFrame }];
  expect(frame.brand.city).toBe('Tulsa');
  expect(frame.footer.profiles).toMatchObject([{ label: 'threads.net' }]);
});
