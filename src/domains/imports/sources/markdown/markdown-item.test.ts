import { expect, test } from 'vitest';
import { readMarkdown } from './markdown.server.ts';

const read = (text: string, path = 'a.md') =>
  readMarkdown(path, text, `https://source.invalid/${path}`, (name) =>
    name === 'here.png' ? 'https://source.invalid/img/here.png' : undefined,
  );
const head = (...lines: string[]) => read(`---\n${lines.join('\n')}\n---\ntext`);

test.each([
  ['title: A', 'published'],
  ['Draft: True', 'draft'],
  ['draft: "false"', 'published'],
  ['published: false', 'draft'],
  ['publish: no', 'draft'],
  ['private: yes', 'private'],
  ['password: x', 'protected'],
  ['status: draft', 'draft'],
  ['status: Ready', 'unknown'],
  ['visibility: members', 'members'],
  ['tags: [a]', 'draft'],
])('front matter of %j is %s', (line, state) => {
  expect(head(line).state).toBe(state);
});

test('drafts of Jekyll are drafts, and a note without front matter is one', () => {
  expect(read('---\ntitle: A\n---\n', '_drafts/a.md').state).toBe('draft');
  expect(read('text').state).toBe('draft');
  expect(read('text', '_posts/2024-02-03-a-b.md')).toMatchObject({
    state: 'published',
    title: 'a b',
    slug: 'a-b',
    publishedAt: { day: '2024-02-03' },
  });
});

test('a date is found under its names, and a switch is none', () => {
  expect(head('publishDate: 2024-01-05').publishedAt).toEqual({ day: '2024-01-05' });
  expect(head('published: 2024-01-05').publishedAt).toEqual({ day: '2024-01-05' });
  expect(head('published: true')).toMatchObject({ publishedAt: undefined, warnings: [{}] });
  expect(head('date: soon').warnings).toContainEqual({
    kind: 'date',
    text: 'The date “soon” cannot be read',
  });
});

test('TOML keeps numbers, days and switches as they were written', () => {
  const { title, publishedAt, state, seo, cover } = read(
    '+++\ntitle = 7\ndate = 2024-01-05\ndraft = true\nnoindex = true\n[cover]\nimage = "/c.png"\nalt = "Alt"\n+++\ntext',
  );
  expect({ title, publishedAt, state, noindex: seo.noindex, cover }).toEqual({
    title: '7',
    publishedAt: { day: '2024-01-05' },
    state: 'draft',
    noindex: true,
    cover: { address: 'https://source.invalid/c.png', alt: 'Alt' },
  });
});

test('signs of other programs stay in code, and have a picture or an address where they mean one', () => {
  const { body, warnings } = read(
    '`{{< a >}}` ![[here.png]] ![[gone.png]] [x]({{ site.url }}/y) [z]({{ "/z" | relative_url }})\n\n```\n{{< b >}}\n```\n{{<c d="<img>">}}\n',
  );
  expect(body.text).toContain('`{{< a >}}` ![](https://source.invalid/img/here.png)');
  expect(body.text).toContain('[x](/y) [z](/z)');
  expect(body.text).toContain('```\n{{< b >}}\n```');
  expect(body.text).not.toContain('<img>');
  expect(warnings.map(({ text }) => text)).toEqual([
    '“![[gone.png]]” is no Markdown and is kept as text',
    '“{{<c d="<img>">}}” is no Markdown and is kept as text',
    'It has no title: its file name is used',
  ]);
});
