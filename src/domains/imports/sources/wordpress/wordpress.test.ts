import { expect, test } from 'vitest';
import { SourceError } from '#src/domains/imports/source.ts';
import { readSourceText, showBody, warningsOf } from '#tests/support/import-sources.ts';
import {
  cdata,
  HOME,
  item,
  NAMES,
  type WordpressPost,
  wxr,
} from '#tests/support/wordpress-file.ts';
import { wordpressAdapter } from './wordpress.ts';

const read = (text: string | Uint8Array) => readSourceText(wordpressAdapter, text);
const readOne = async (content: string, post?: WordpressPost, ...others: string[]) =>
  (await read(wxr(...others, item(content, post)))).items[0]!;

test.each([
  ['no XML', 'hello'],
  ['another feed', '<?xml version="1.0"?><feed><title>x</title></feed>'],
  ['a page', '<!DOCTYPE html><html><body>x</body></html>'],
  ['nothing', ''],
  ['deeply nested XML', `<rss><channel>${'<a>'.repeat(50_000)}`],
  [
    'entities within entities',
    `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss ${NAMES}><channel>${HOME}${item('&b;')}</channel></rss>`,
  ],
])('refuses %s with a sentence', async (_, text) => {
  await expect(read(text)).rejects.toThrow(SourceError);
  await expect(read(text)).rejects.toThrow(/^[A-Z].*\.(?:”)?$/);
});

test.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['warnings of a plugin before it', (text: string) => `\n<b>Warning</b>: x in y.php\n${text}`],
  [
    'other prefixes',
    (text: string) =>
      text.replaceAll(/(<\/?|xmlns:)(wp|content|dc|excerpt)\b/g, '$1my$2').replaceAll('mymy', 'my'),
  ],
  ['version 1.0', (text: string) => text.replaceAll('export/1.2', 'export/1.0')],
  ['no version', (text: string) => text.replace(/<wp:wxr_version>.*?<\/wp:wxr_version>/, '')],
  ['no namespaces', (text: string) => text.replaceAll(/ xmlns:\w+="[^"]*"/g, '')],
  ['control characters', (text: string) => text.replace('Hello', '\u0000H\u0008ell\u000Bo\u001F')],
  [
    'entities of HTML',
    (text: string) => text.replace('<link>', '<description>&nbsp;&hellip;</description><link>'),
  ],
])('survives %s', async (_, change) => {
  const result = await read(change(wxr(item('Hello <b>you</b>', { title: 'T &amp; t' }))));
  expect(result.items.map(({ id, title, state }) => [id, title, state])).toEqual([
    ['1', 'T & t', 'published'],
  ]);
  expect(showBody(result.items[0]!)).toBe('<p>Hello <strong>you</strong></p>');
  expect(warningsOf(result.items[0]!)).toEqual([]);
  expect(result.source).toMatchObject({ sites: ['https://old.example.com'], notes: [] });
});

test('says that a version is newer than the one it knows', async () => {
  const { source, items } = await read(
    wxr(item('x')).replace('<wp:wxr_version>1.2', '<wp:wxr_version>1.3'),
  );
  expect(source.notes).toEqual([expect.stringContaining('version 1.3')]);
  expect(items).toHaveLength(1);
});

test('refuses another encoding than UTF-8, in which letters would be lost', async () => {
  const text = wxr(item('x')).replace('UTF-8', 'ISO-8859-1');
  await expect(read(text)).rejects.toThrow('The file is not in UTF-8.');
});

test.each([
  [
    'an end without a beginning',
    item('Fine').replace('<wp:post_id>', '<wp:odd></wp:other><wp:post_id>'),
  ],
  ['markup that is not marked as text', item('x').replace(cdata('x'), '<p>Not marked</p>')],
])('refuses %s, and names the line', async (_, damaged) => {
  await expect(read(wxr(damaged))).rejects.toThrow(/damaged in line 3\. Export the site again\./);
});

test('names the item that a file ends in, and reads those before it', async () => {
  const cut = item('lost', { id: 4, title: 'The last one' }).split('<wp:status>')[0]!;
  const { items, problems } = await read(wxr(item('Whole'), cut).split('</channel>')[0]!);
  expect(items.map(({ id }) => id)).toEqual(['1']);
  expect(problems).toEqual([expect.stringContaining('“The last one”')]);
});

test('cuts a text that no post has, and says so', async () => {
  const one = await readOne('word '.repeat(1_100_000));
  expect(one.body.text.length).toBeLessThanOrEqual(5_000_000);
  expect(warningsOf(one)).toEqual([expect.stringContaining('longer than 5,000,000 characters')]);
});
