import { expect, test } from 'vitest';
import { bodyFromMarkdown } from '#src/domains/content/foreign/markdown.ts';
import { openEvents, sourceFile } from '#tests/support/import-sources.ts';
import { table } from './table.server.ts';

const read = (name: string, text: string | Buffer) => openEvents(table, sourceFile(name, text));
const first = async (name: string, text: string) =>
  [...(await read(name, text)).items.values()][0]!;

test('damaged tables are refused with the reason, and damaged rows are named while the rest goes on', async () => {
  const refusals: [string, string | Buffer, string][] = [
    ['a.csv', 'title\n"open', 'A quotation mark is not closed'],
    ['a.csv', '', 'The file has no rows.'],
    ['a.csv', Buffer.from('PK\x03\x04\0\0\0'), 'The file is no text'],
    ['a.json', '[{"title": "cut', 'The file is no JSON'],
    ['a.json', '[]', 'The file has no rows.'],
    ['a.json', '['.repeat(200_000), 'The file is no JSON'],
  ];
  for (const [name, text, message] of refusals)
    // oxlint-disable-next-line no-await-in-loop
    await expect(read(name, text)).rejects.toThrow(message);
  const rows = await read('a.json', '[{"id":1,"title":"A"},2,{"id":3,"title":"C"},null]');
  expect([...rows.items.keys()]).toEqual(['1', '3']);
  expect(rows.problems).toEqual({ 'item 2': 'It is no object', 'item 4': 'It is no object' });
  const ragged = await first('a.csv', 'title,body\nA,b,c\n');
  expect(ragged.warnings.map(({ text }) => text)).toEqual([
    'It has 3 cells, and the table has 2 columns',
  ]);
  const cut = await first('a.csv', `title,body\nA,${'x'.repeat(32_767)}\n`);
  expect(cut.warnings.map(({ text }) => text)).toEqual([
    'Its text ends where Excel cuts a cell, after 32,767 characters',
  ]);
});

test('columns named like parts of objects do no harm', async () => {
  const { items } = await read(
    'a.json',
    '[{"__proto__":{"title":"x"},"constructor":"y","toString":"z","title":"A"}]',
  );
  expect([...items.keys()]).toEqual(['A']);
  expect(bodyFromMarkdown([...items.values()][0]!.body.text).body.content).toEqual([]);
});
