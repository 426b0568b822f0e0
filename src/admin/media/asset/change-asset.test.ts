import { expect, test } from 'vitest';
import type { Asset } from '#src/domains/media/asset.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import { readNotice } from '#tests/support/read-notice.ts';
import { changeAsset } from './asset-action.server.ts';
import { detailFieldsOf } from './asset-form.ts';

const ASSET = {
  id: '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d',
  name: 'Desk',
  alt: 'A desk',
  isDecorative: false,
  caption: '',
  credit: '',
  license: '',
  licenseEnds: null,
  tags: [],
  version: 1,
} as unknown as Asset;

/** The notice after the details were saved with these changes. */
async function noticeAfter(changes: Record<string, string>) {
  const context = adminContext({
    assets: {
      get: async () => ASSET,
      update: async (_id, details) => ({ ok: true, asset: { ...ASSET, ...details } }),
    },
    config: { SECURE_COOKIES: false },
  });
  const fields = { intent: 'details', base: '1', ...detailFieldsOf(ASSET), ...changes };
  return (await readNotice((await changeAsset(context, ASSET.id, fields)) as Response))?.text;
}

test('a new text says that places keep theirs', async () => {
  expect(await noticeAfter({ alt: 'A tidy desk' })).toBe(
    'The details were saved. Pages and posts that show the file already keep the text that they have; it is used where the file is chosen from now on.',
  );
});

test('other details say nothing about texts', async () => {
  expect(await noticeAfter({ caption: 'Berlin' })).toBe('The details were saved.');
});
