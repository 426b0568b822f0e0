import { expect, test } from 'vitest';
import type { FormResult } from '#src/admin/kit/form/form-result.ts';
import type { ImportPhase } from '#src/domains/imports/import.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import { actOnImport } from './import-actions.server.ts';

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const SETTINGS = { planned: { whole: { type: 'part', part: 'settings' } } };
const POST = { planned: {} };

/** Posts a form of an import, as a role. @returns its result, and what was asked of the imports */
async function act(
  fields: Record<string, string>,
  {
    phase = 'planned',
    role = 'editor',
    item = POST,
  }: { phase?: ImportPhase; role?: Role; item?: object } = {},
) {
  const calls: unknown[][] = [];
  const note =
    (name: string, result?: unknown) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given]);
      return result as never;
    };
  const context = adminContext(
    {
      imports: {
        find: async () => ({ phase, source: 'wordpress' }) as never,
        item: async () => item as never,
        mappings: async () =>
          [{ name: 'Blog', mapping: { authors: { ben: 'Ben' }, tags: {} } }] as never,
        include: note('include'),
        move: note('move', { ok: true }),
        makeRedirects: async () => (phase === 'done' ? { made: 1, refused: 0 } : undefined),
      },
    },
    role,
  );
  const user = { id: '1', name: 'Kim', email: 'kim@cadron.example', role } as never;
  const url = new URL('https://cadron.example/?page=2');
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { result: await actOnImport({ context, params: { id: ID }, request, url }, user), calls };
}

const TAKE_IN = { intent: 'include', position: '3', include: 'yes' };

test('takes an item of a plan in', async () => {
  const { result, calls } = await act(TAKE_IN);
  expect(calls).toEqual([['include', ID, [3], true]]);
  expect((result as Response).headers.get('Location')).toBe('/?page=2');
});

test.each([
  ['an item once the run has started', TAKE_IN, 'running'],
  ['redirects to posts that were taken back', { intent: 'redirects' }, 'undone'],
] as const)('refuses %s, from a page that was open before', async (_name, fields, phase) => {
  const { result, calls } = await act(fields, { phase });
  expect(result).toMatchObject({ message: expect.stringContaining('moved on') });
  expect(calls).toEqual([]);
});

test('lets only owners take the settings of another site in', async () => {
  const refused = await act(TAKE_IN, { item: SETTINGS }).catch((error: unknown) => error);
  expect((refused as Response).status).toBe(403);
  const { calls } = await act(TAKE_IN, { item: SETTINGS, role: 'owner' });
  expect(calls).toHaveLength(1);
  // Leaving them out is no change of settings.
  expect((await act({ ...TAKE_IN, include: 'no' }, { item: SETTINGS })).calls).toHaveLength(1);
});

test('reads a file again with a mapping that was kept', async () => {
  const { calls } = await act({ intent: 'reread', source: 'wordpress', kept: 'Blog' });
  expect(calls).toMatchObject([
    ['move', ID, 'reread', { name: 'Kim' }, { mapping: { authors: { ben: 'Ben' } } }],
  ]);
  const { result } = await act({ intent: 'reread', kept: 'Gone' });
  expect(result).toMatchObject({ errors: { kept: expect.stringContaining('gone') } });
});

test('names all that is wrong with a mapping, each at its field', async () => {
  const wrong = { timeZone: 'Berlin', site: 'http://' };
  const { result, calls } = await act({ intent: 'reread', ...wrong });
  expect(Object.keys((result as FormResult).errors)).toEqual(['timeZone', 'site']);
  expect(calls).toEqual([]);
});
