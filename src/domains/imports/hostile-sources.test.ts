import { describe, expect, test } from 'vitest';
import { bodyFromMarkdown } from '#src/domains/content/foreign/markdown.ts';
import { bodyFromHtml } from '#src/domains/content/foreign/read-html.ts';
import { zipOf } from '#tests/builders/zip-archive.ts';
import { openEvents, sourceFile } from '#tests/support/import-sources.ts';
import { SourceError, type SourceAdapter } from './source.ts';
import { recognizeSource, SOURCES } from './sources.server.ts';
import { markdown } from './sources/markdown/markdown.server.ts';
import { medium } from './sources/medium/medium.server.ts';
import { substack } from './sources/substack/substack.server.ts';
import { table } from './sources/table/table.server.ts';

const ATTACKS = `<script>alert(1)</script><img src=x onerror=alert(1)><img src="https://a.example/a.png" onload="x()">
<a href="javascript:alert(1)">a</a><a href="java\nscript:x">b</a><a href="data:text/html,<script>x</script>">c</a>
<svg onload=x><script>x</script><text>drawn</text></svg><iframe src="javascript:x"></iframe><object data="x"></object>
<p data-pm-slice="1 1 []" style="background:url(javascript:x)">slice</p><form action="/admin"><input name="a"></form>
<math><mtext><style><img src=x onerror=x></style></mtext></math><base href="//evil.example/"><meta http-equiv="refresh" content="0">

[d](javascript:alert(1)) ![e](javascript:alert(1)) <javascript:alert(1)> [f]: javascript:x "x"

{{< raw "<img src=x onerror=x>" >}} [[<img src=x onerror=x>|<script>x</script>]] {{ "<svg onload=x>" }} {% raw <b onclick=x> %}`;

const MARKS = new Set([
  'bold',
  'italic',
  'strike',
  'underline',
  'code',
  'superscript',
  'subscript',
  'link',
]);

/** Parts of a body that could run, or lead elsewhere than to a page. */
function dangersOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(dangersOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (/^on|style|slice/.test(name)) return [name];
    if (name === 'marks')
      return (inner as { type: string }[]).flatMap((mark) =>
        MARKS.has(mark.type) ? dangersOf(mark) : [mark.type],
      );
    if (name === 'href' || name === 'src')
      return /^(?:https?:|\/(?!\/)|foreign-picture:)/.test(String(inner)) ? [] : [String(inner)];
    return dangersOf(inner);
  });
}

const markdownZip = (files: Record<string, string>) =>
  zipOf(Object.entries(files).map(([name, data]) => ({ name, data })));

const postOfMedium = (title: string, body: string) =>
  `<h1 class="p-name">${title}</h1><section data-field="subtitle" class="p-summary">s</section><section data-field="body" class="e-content">${body}</section><footer><p><a href="javascript:x" class="p-canonical">c</a></p></footer>`;

const hostile: readonly [SourceAdapter, string, (text: string, title: string) => Buffer][] = [
  [
    markdown,
    'a.zip',
    (text, title) =>
      markdownZip({
        'a.md': `---\ntitle: ${JSON.stringify(title)}\npermalink: "javascript:x"\ncover: "javascript:x"\n---\n${text}`,
        'b.mdx': text,
      }),
  ],
  [
    medium,
    'a.zip',
    (text, title) => markdownZip({ 'posts/a-123456789abc.html': postOfMedium(title, text) }),
  ],
  [
    substack,
    'a.zip',
    (text, title) =>
      markdownZip({
        'posts.csv': `post_id,is_published,audience,type,title,podcast_url\n1.a,true,everyone,newsletter,"${title}",javascript:x\n`,
        'posts/1.a.html': text,
      }),
  ],
  [
    table,
    'a.json',
    (text, title) =>
      Buffer.from(
        JSON.stringify([
          {
            title,
            body: text,
            url: 'javascript:x',
            cover: 'javascript:x',
            seo: 7,
            tags: { a: 1 },
            status: ['published'],
          },
        ]),
      ),
  ],
];

describe.each(hostile)('$id', (adapter, name, fileOf) => {
  test('nothing that could run is in a body, whatever is in the source', async () => {
    const { items, problems } = await openEvents(adapter, sourceFile(name, fileOf(ATTACKS, 'T')));
    expect(problems).toEqual({});
    expect(items.size).toBeGreaterThan(0);
    for (const { body, base } of items.values()) {
      const read = body.format === 'html' ? bodyFromHtml : bodyFromMarkdown;
      const { body: clean, pictures } = read(body.text, { base });
      expect(dangersOf(clean)).toEqual([]);
      for (const { source } of pictures)
        expect('address' in source && source.address).toMatch(/^https?:\/\//);
      expect(JSON.stringify(clean)).toContain('slice');
    }
  });

  test('titles of 10,000 characters and null bytes are read, and stay texts', async () => {
    const title = `${'x'.repeat(10_000)}\0`;
    const read = openEvents(adapter, sourceFile(name, fileOf('a\0b\u0008', title)));
    const { items } = await read.catch((error: unknown) => {
      expect(error).toBeInstanceOf(SourceError);
      return { items: new Map<string, { title: string }>() };
    });
    for (const item of items.values()) expect(typeof item.title).toBe('string');
  });

  test.each([
    '{{<',
    '[[',
    '`',
    '<a ',
    '<!--',
    '%%',
    '> ',
    '[^1]: ',
    '  ',
    '*',
    '<h1 graf--title ',
    '\n',
    '![',
  ])('a text of nothing but %j is read in time', async (sign) => {
    const text = sign.repeat(Math.ceil(100_000 / sign.length));
    const { items, problems } = await openEvents(
      adapter,
      sourceFile(name, fileOf(text, text.slice(0, 1_000).replaceAll('"', ''))),
    );
    expect(items.size + Object.keys(problems).length).toBeGreaterThan(0);
  });
});

test('front matter that grows, nests or names parts of objects is named, and the rest goes on', async () => {
  const laughs = Array.from(
    { length: 12 },
    (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(9)}]`,
  );
  const files = {
    'laughs.md': `---\ntitle: L\na0: &a0 [x,x]\n${laughs.join('\n')}\n---\ntext`,
    'deep.md': `---\ntitle: ${'['.repeat(20_000)}\n---\ntext`,
    'deep-toml.md': `+++\ntitle = ${'['.repeat(20_000)}\n+++\ntext`,
    'proto.md': '---\n__proto__: {draft: x}\nconstructor: y\ntitle: P\n---\ntext',
    'tag.md': '---\ntitle: !!js/function "function(){}"\n---\ntext',
    'rule.md': '---\n\nA text that begins with a rule\n\n---\n\nand ends',
  };
  const { items } = await openEvents(markdown, sourceFile('a.zip', markdownZip(files)));
  const says = (id: string) => [
    items.get(id)!.state,
    items.get(id)!.warnings.map(({ kind }) => kind),
  ];
  expect(says('laughs.md')).toEqual(['unknown', ['damaged', 'made-up']]);
  expect(says('deep.md')).toEqual(['unknown', ['damaged', 'made-up']]);
  expect(says('deep-toml.md')).toEqual(['unknown', ['damaged', 'made-up']]);
  expect(says('proto.md')).toEqual(['published', []]);
  expect(items.get('tag.md')!.title).toBe('function(){}');
  expect(items.get('rule.md')!.body.text).toContain('A text that begins with a rule');
});

test('archives that cannot be opened are refused with the reason, whatever they are taken for', async () => {
  const zip = markdownZip({ 'a.md': 'text' });
  const files = [
    sourceFile('a.zip', zip.subarray(0, 30)),
    sourceFile('a.zip', zipOf([{ name: 'a.md', data: 'x', bytes: 0xff_ff_ff_f0 }]).subarray(0, 60)),
  ];
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(recognizeSource(file)).rejects.toThrow('The archive cannot be opened.');
    // oxlint-disable-next-line no-await-in-loop
    await expect(openEvents(markdown, file)).rejects.toThrow(SourceError);
  }
  expect(await recognizeSource(sourceFile('a.zip', zipOf([])))).toBeUndefined();
  expect(await recognizeSource(sourceFile('a.exe', 'MZ'))).toBeUndefined();
  expect(await recognizeSource(sourceFile('.md', ''))).toBe('markdown');
  expect(new Set(SOURCES.map(({ id }) => id)).size).toBe(SOURCES.length);
});

test('a file in an archive that is damaged is named, and the others are read', async () => {
  const zip = zipOf([
    { name: 'a.md', data: 'first' },
    { name: 'b.md', data: 'x'.repeat(500), bytes: 400 },
    { name: 'c.md', data: 'last' },
  ]);
  const { items, problems } = await openEvents(markdown, sourceFile('a.zip', zip));
  expect([...items.keys()]).toEqual(['a.md', 'c.md']);
  expect(problems).toEqual({ 'b.md': 'It is damaged' });
});

test('a damaged list of posts is said of the file as a whole', async () => {
  const zip = zipOf([
    { name: 'posts.csv', data: 'post_id\n'.repeat(90), bytes: 20 },
    { name: 'a.txt', data: '' },
  ]);
  await expect(openEvents(substack, sourceFile('a.zip', zip))).rejects.toThrow(SourceError);
});
