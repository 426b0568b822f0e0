import { expect, test } from 'vitest';
import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import type { Permission } from '#src/platform/auth/policy.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { searchSources } from './search-sources.server.ts';

const user = (role: Role) => ({ id: '1', name: 'Kim', email: 'kim@cadron.example', role });

function source(label: string, permission: Permission, asked: string[] = []): PaletteSource {
  return {
    label,
    permission,
    async search(q) {
      asked.push(q);
      return q === 'nobody' ? [] : [{ id: label, title: `${label} ${q}`, to: '/admin' }];
    },
  };
}

const search = (typed: string, role: Role = 'owner', ...sources: PaletteSource[]) =>
  searchSources(sources, typed, user(role), silentLogger);

test('asks only the sources that the role may search', async () => {
  const asked: string[] = [];
  const sources = [source('Pages', 'content.see'), source('Leads', 'leads.see-people', asked)];
  const labels = async (role: Role) =>
    (await search('dana', role, ...sources)).groups.map(({ label }) => label);
  expect(await labels('editor')).toEqual(['Pages', 'Leads']);
  expect(asked).toEqual(['dana']);
  expect(await labels('viewer')).toEqual(['Pages']);
  expect(asked).toEqual(['dana']);
});

test('cleans the text, and asks nothing for less than two characters', async () => {
  const asked: string[] = [];
  await search(' \u0000ridge\n mill ', 'owner', source('Leads', 'leads.see', asked));
  await search('x'.repeat(300), 'owner', source('Leads', 'leads.see', asked));
  for (const typed of ['', ' ', 'x', ' x\u0000'])
    expect(await search(typed, 'owner', source('Leads', 'leads.see', asked))).toEqual({
      groups: [],
      isPartial: false,
    });
  expect(asked).toEqual(['ridge mill', 'x'.repeat(100)]);
});

test('leaves out groups without results', async () => {
  expect(await search('nobody', 'owner', source('Leads', 'leads.see'))).toEqual({
    groups: [],
    isPartial: false,
  });
});

test('a source that fails leaves the results of the others, and is reported', async () => {
  const broken: PaletteSource = {
    ...source('Media', 'content.see'),
    search: () => Promise.reject(new Error('the store is down')),
  };
  const { groups, isPartial } = await search(
    'dana',
    'owner',
    broken,
    source('Pages', 'content.see'),
  );
  expect(groups.map(({ label }) => label)).toEqual(['Pages']);
  expect(isPartial).toBe(true);
});
