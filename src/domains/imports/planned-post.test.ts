import { expect, test } from 'vitest';
import { sourceItem } from '#tests/support/import-world.ts';
import { oldPathsOf, planPost } from './planned-post.ts';
import type { SourceItem, SourceState } from './source.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const plan = (item: Partial<SourceItem>) =>
  planPost(sourceItem({ id: '1', ...item }), { authors: {}, tags: {} }, NOW);
const html = (text: string) => ({ body: { format: 'html' as const, text } });

test('names of a source may be those of parts of objects', () => {
  const names = ['constructor', '__proto__', 'toString'];
  const { content, wasPublic, warnings } = plan({
    tags: names.map((name) => ({ key: name, name })),
    author: { key: 'hasOwnProperty', name: 'Jo' },
    state: 'constructor' as SourceState,
  });
  expect(content).toMatchObject({ categoryTags: names, author: 'Jo' });
  expect(wasPublic).toBe(false);
  expect(warnings).toEqual([
    { kind: 'state', text: 'Its state there is unknown: it becomes a draft' },
  ]);
});

test('the pictures within a text have a limit together, and those over it are named', () => {
  const picture = (sign: string, alt: string) =>
    `<img src="data:image/png;base64,${sign.repeat(16_000_000)}" alt="${alt}">`;
  const { pictures, warnings } = plan(
    html(
      `<p>a</p>${picture('A', 'one')}<p>b</p>${picture('B', 'two')}<p>c</p>${picture('C', 'three')}`,
    ),
  );
  expect(pictures.map(({ alt, address, data }) => [alt, address !== '', data?.length])).toEqual([
    ['one', true, 16_000_000],
    ['two', true, 16_000_000],
    ['three', false, undefined],
  ]);
  expect(warnings).toMatchObject([
    { kind: 'missing-file', text: expect.stringContaining('A picture “three” is within the text') },
  ]);
});

test('addresses that no index can hold are left out and named', () => {
  const long = `https://old.example/${'é'.repeat(2_000)}`;
  const item = { ...html(`<p>a</p><img src="${long}" alt="x">`), cover: { address: long } };
  const { pictures, warnings } = plan({ ...item, addresses: [long] });
  expect(pictures.map(({ address }) => address)).toEqual(['', '']);
  expect(warnings.map(({ kind }) => kind)).toEqual(['missing-file', 'missing-file', 'damaged']);
  expect(oldPathsOf([long, '/short'], ['https://old.example'])).toEqual(['/short']);
});
