import { statSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { bodyFromMarkdown } from '#src/domains/content/foreign/markdown.ts';
import { textOfBody } from '#src/domains/content/body/post-body.ts';
import { openEvents, type ReadEvents } from '#tests/support/import-sources.ts';
import { recognizeSource } from '../../sources.server.ts';
import { markdown } from './markdown.server.ts';

/** `tests/cases/40-import-markdown` is imported as expected. */

const path = 'tests/cases/40-import-markdown/markdown-folder.zip';
const file = { name: 'markdown-folder.zip', path, bytes: statSync(path).size };
let read: ReadEvents;
beforeAll(async () => {
  read = await openEvents(markdown, file);
});

const item = (id: string) => read.items.get(id)!;
const bodyOf = (id: string) => bodyFromMarkdown(item(id).body.text, { base: item(id).base });
const textOf = (id: string) => textOfBody(bodyOf(id).body).trim();
const warningsOf = (id: string) => item(id).warnings.map(({ text }) => text);
const pictureOf = async (id: string) => {
  const [picture] = bodyOf(id).pictures;
  const address = picture && 'address' in picture.source ? picture.source.address : '';
  return read.source.find(address, item(id).place);
};

test('is recognized, and its root folder names it', async () => {
  expect(await recognizeSource(file)).toBe('markdown');
  expect(read.source.origin).toBe('my blog');
});

test('files of the project and of Apple are no posts', () => {
  expect([...read.items.keys()]).toEqual([
    '_posts/2019-03-08-jekyll-post.md',
    'content/posts/bundle/index.md',
    'yaml.md',
    'bad-yaml.md',
    'no-front-matter.md',
    'gfm.md',
    'obsidian.md',
    '0123456789abcdef0123456789abcdef',
    'Post.md',
    'post.md',
    'windows/path.md',
    'page.mdx',
    'latin1.md',
  ]);
  expect(read.skipped).toEqual(['file about the project']);
});

test('paths out of the archive, links, zeros and empty files are refused by name', () => {
  expect(read.problems).toEqual({
    '../evil.md': 'Its path leads out of the archive',
    '/etc/absolute.md': 'Its path leads out of the archive',
    'my blog/zeros.md': 'It unpacks to more than 200 times its size',
    'my blog/link.md': 'It is a link',
    'empty.md': 'It is empty',
  });
});

test('dates keep their day and their zone', () => {
  expect(item('yaml.md').publishedAt).toEqual({ day: '2024-01-05' });
  expect(item('_posts/2019-03-08-jekyll-post.md').publishedAt).toEqual({
    instant: '2019-03-09T04:30:00.000Z',
  });
  expect(item('content/posts/bundle/index.md').publishedAt).toEqual({
    instant: '2024-01-05T00:00:00.000Z',
  });
  expect(item('0123456789abcdef0123456789abcdef').publishedAt).toEqual({
    local: '2024-01-05T09:00:00',
  });
});

test('texts that look like other values stay texts', () => {
  const { title, slug, tags, state, excerpt, author } = item('yaml.md');
  expect({ title, slug, tags: tags.map(({ name }) => name), state }).toEqual({
    title: 'Yes',
    slug: '007',
    tags: ['no'],
    state: 'published',
  });
  expect(excerpt).toBe('folded text: with colon');
  expect(author?.name).toBe('Jo Smith and Ann');
  expect(warningsOf('yaml.md')).toEqual([]);
  expect(textOf('yaml.md')).toContain('Body with a rule that is no front matter, and --- in code.');
  const jekyll = item('_posts/2019-03-08-jekyll-post.md');
  expect(jekyll.tags.map(({ name }) => name)).toEqual(['a', 'b, c', 'no', '2020']);
  expect(jekyll.categories.map(({ name }) => name)).toEqual(['crm', 'sales']);
});

test('a first heading that is the title is not repeated, and another one stays', () => {
  expect(textOf('_posts/2019-03-08-jekyll-post.md')).toMatch(/^Text\./);
  expect(item('no-front-matter.md').title).toBe('Title from the first heading');
  expect(textOf('no-front-matter.md')).toMatch(/^Windows line ends\. Hard break above/);
  expect(textOf('no-front-matter.md')).toMatch(/\[1\] The note with two lines\.$/);
  expect(item('gfm.md').title).toBe('All of it');
  expect(textOf('gfm.md')).toMatch(/^Title a tab nested/);
});

test('former addresses come along, and other names of a note do not', () => {
  expect(item('_posts/2019-03-08-jekyll-post.md').addresses).toEqual([
    '/notes/jekyll/',
    '/old/jekyll/',
  ]);
  expect(item('content/posts/bundle/index.md').addresses).toEqual(['/alias/one/']);
  expect(item('content/posts/bundle/index.md').slug).toBe('hugo-toml');
  expect(item('obsidian.md').addresses).toEqual([]);
});

test('shortcodes, Liquid, MDX and wiki links are named, and kept as text', () => {
  expect(textOf('_posts/2019-03-08-jekyll-post.md')).toContain(
    'Text. {% highlight ruby %}puts 1{% endhighlight %} {{ site.baseurl }}',
  );
  expect(warningsOf('_posts/2019-03-08-jekyll-post.md')).toEqual([
    '“{% highlight” is no Markdown and is kept as text',
    '“{% endhighlight” is no Markdown and is kept as text',
    '“{{ site.baseurl” is no Markdown and is kept as text',
  ]);
  expect(textOf('content/posts/bundle/index.md')).toBe(
    '{{< figure src="cover.png" caption="A cap" >}} {{% notice %}}inner{{% /notice %}}',
  );
  expect(warningsOf('content/posts/bundle/index.md')).toEqual([
    '“{{< figure” is no Markdown and is kept as text',
    '“{{% notice” is no Markdown and is kept as text',
    '“{{% /notice” is no Markdown and is kept as text',
  ]);
  expect(textOf('page.mdx')).toBe('import X from "./x" <X prop={1}>text</X>');
  expect(warningsOf('page.mdx')).toEqual([
    '“import X” is no Markdown and is kept as text',
    '“<X prop={1}>” is no Markdown and is kept as text',
    '“</X>” is no Markdown and is kept as text',
  ]);
  expect(textOf('obsidian.md')).toContain(
    'See [[gfm|the other]] and [[No such note]] and  #inline-tag note: Callout text',
  );
  expect(textOf('obsidian.md')).not.toContain('comment');
  expect(warningsOf('obsidian.md')).toEqual([
    '“[[gfm|the other]]” is no Markdown and is kept as text',
    '“[[No such” is no Markdown and is kept as text',
    'The comment “comment” was left out',
    'It has no title: its file name is used',
  ]);
});

test('pictures are found by their place: NFD, percent signs, blanks, names alone, from the root', async () => {
  const found = await pictureOf('gfm.md');
  expect(found).toBeUndefined();
  const [, uber] = bodyOf('gfm.md').pictures;
  const address = uber && 'address' in uber.source ? uber.source.address : '';
  const picture = await read.source.find(address, 'gfm.md');
  expect(picture && 'open' in picture && (await buffer(await picture.open())).length).toBe(88);
  expect(await pictureOf('content/posts/bundle/index.md')).toMatchObject({ name: 'My photo.png' });
  expect(
    await read.source.find(item('content/posts/bundle/index.md').cover!.address, ''),
  ).toMatchObject({ name: 'cover.png' });
  expect(await pictureOf('obsidian.md')).toMatchObject({ name: 'Pasted image 20240101.png' });
  expect(await pictureOf('0123456789abcdef0123456789abcdef')).toMatchObject({
    name: 'Untitled.png',
  });
  expect(await pictureOf('_posts/2019-03-08-jekyll-post.md')).toBeUndefined();
  expect(await pictureOf('windows/path.md')).toBeUndefined();
  expect(bodyOf('windows/path.md').leftOut.map(({ text }) => text)).toEqual([
    'A picture was left out',
  ]);
});

test('a broken head and another encoding are named, and nothing of them is lost or public', () => {
  expect(warningsOf('bad-yaml.md')[0]).toMatch(/^Its front matter cannot be read: Nested mappings/);
  expect(item('bad-yaml.md').state).toBe('unknown');
  expect(textOf('bad-yaml.md')).toContain('title: Bad: colon');
  expect(textOf('bad-yaml.md')).toContain('Body of the file with a broken head.');
  expect(item('latin1.md').title).toBe('Latin');
  expect(textOf('latin1.md')).toBe('Größe');
  expect(warningsOf('latin1.md')).toEqual([
    'It is not in UTF-8 and is read as Windows-1252: check its letters',
  ]);
});

test('Post.md and post.md both come, and properties of Notion are no text', () => {
  expect([textOf('Post.md'), textOf('post.md')]).toEqual(['upper', 'lower']);
  const notion = item('0123456789abcdef0123456789abcdef');
  expect([notion.title, notion.slug, notion.state]).toEqual(['Notion page', undefined, 'unknown']);
  expect(notion.tags.map(({ name }) => name)).toEqual(['CRM', 'Sales']);
  expect(textOf(notion.id)).toBe('Sub page 💡 Callout');
});

test('a second reading gives the same items', async () => {
  const again = await openEvents(markdown, file);
  expect([...again.items]).toEqual([...read.items]);
});
