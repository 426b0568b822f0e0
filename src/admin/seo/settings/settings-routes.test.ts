import { expect, test, vi } from 'vitest';
import type { SettingsHistoryEntry } from '#src/domains/seo/site-settings/site-settings.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import { action } from './settings.tsx';

const [BRAND, CODE, OLD] = [1, 2, 3].map((n) => `${n}1111111-1111-4111-8111-111111111111`);
const change = (id: string | undefined, name: string) =>
  ({ id, names: [name] }) as unknown as SettingsHistoryEntry;

async function undo(role: Role, undoes = '') {
  const siteSettings = {
    history: async () => [change(BRAND, 'titleBrand'), change(CODE, 'google')],
    undo: vi.fn<() => Promise<'saved'>>(async () => 'saved'),
  };
  const url = new URL('https://cadron.example/admin/seo-manager/settings');
  const body = new URLSearchParams({ intent: 'undo', undoes });
  const request = new Request(url, { method: 'POST', body });
  const context = adminContext({ siteSettings, config: { SECURE_COOKIES: true } }, role);
  const args = { request, context, params: {}, url, pattern: '' };
  const response: unknown = await action(args as unknown as Parameters<typeof action>[0]).catch(
    (thrown: unknown) => thrown,
  );
  return [(response as Response).status, siteSettings.undo.mock.calls.length];
}

test('editors take no change of a verification code back, nor one they do not see', async () => {
  expect(await undo('editor', BRAND)).toEqual([303, 1]);
  expect(await undo('editor', CODE)).toEqual([403, 0]);
  expect(await undo('editor', OLD)).toEqual([403, 0]);
  expect(await undo('owner', CODE)).toEqual([303, 1]);
  expect(await undo('owner', OLD)).toEqual([303, 1]);
});
