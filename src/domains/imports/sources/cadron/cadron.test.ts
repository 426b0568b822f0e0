import { expect, test } from 'vitest';
import { zipOf } from '#tests/builders/zip-archive.ts';
import { openEvents, sourceFile } from '#tests/support/import-sources.ts';
import { recognizeSource } from '../../sources.server.ts';
import { cadron } from './cadron.server.ts';

const MANIFEST = {
  format: 'cadron-site',
  version: 1,
  site: 'https://a.example',
  madeAt: '2026-01-01T00:00:00.000Z',
  counts: {},
};
const ID = '5ec7105e-0000-4000-8000-000000000001';
const PATH = `documents/post/${ID}.json`;
const DOCUMENT = {
  id: ID,
  kind: 'post',
  builtIn: null,
  address: '/insights/hello',
  state: 'changed',
  content: { title: 'Newer', slug: 'hello' },
  public: {
    content: { title: 'Older', slug: 'hello' },
    firstPublishedAt: '2020-01-01T00:00:00.000Z',
    since: '2021-01-01T00:00:00.000Z',
  },
  showsBuiltIn: false,
  publishAt: null,
  unpublishAt: null,
};
const FILE = {
  address: 'Team/a.jpg',
  folder: 'Team',
  name: 'a.jpg',
  alt: '',
  isDecorative: false,
  caption: '',
  credit: '',
  license: '',
  licenseEnds: null,
  tags: [],
  crop: null,
  focus: { x: 0.5, y: 0.5 },
  contentType: 'image/jpeg',
  bytes: 1,
  hash: 'abc',
};

const archive = (files: Record<string, unknown>, manifest: object = MANIFEST, root = '') =>
  sourceFile(
    'site.zip',
    zipOf(
      Object.entries({ 'cadron-export.json': manifest, ...files }).map(([name, value]) => ({
        name: root + name,
        data: typeof value === 'string' ? value : JSON.stringify(value),
      })),
    ),
  );

test.each(['', 'unpacked and packed again/'])(
  'is recognized by its manifest, below “%s”',
  async (root) => {
    const file = archive({ 'README.md': 'x', 'documents/post/a.json': {} }, MANIFEST, root);
    expect(await recognizeSource(file)).toBe('cadron');
  },
);

test('refuses an archive of a newer version, and says which', async () => {
  await expect(openEvents(cadron, archive({}, { ...MANIFEST, version: 2 }))).rejects.toThrow(
    'This archive has version 2 of the format, and this release reads versions up to 1. Install the newest release here, then upload it again.',
  );
  await expect(openEvents(cadron, archive({}, { ...MANIFEST, format: 'x' }))).rejects.toThrow(
    'cadron-export.json does not have the form of an export at “format”',
  );
});

test('names parts that it does not know, and ignores fields that it does not know', async () => {
  const { items, problems } = await openEvents(
    cadron,
    archive({
      'forms.json': [],
      'people/a.json': {},
      [`documents/post/${ID}.json`]: { ...DOCUMENT, mood: 'new' },
    }),
  );
  const unknown = 'This release does not know this part of an export';
  expect(problems).toEqual({ 'forms.json': unknown, 'people/a.json': unknown });
  expect([...items.keys()]).toEqual([PATH]);
});

test('a document has what is public and what is not yet', async () => {
  const { items } = await openEvents(cadron, archive({ [`documents/post/${ID}.json`]: DOCUMENT }));
  expect(items.get(PATH)).toMatchObject({
    title: 'Newer',
    whole: {
      content: DOCUMENT.content,
      public: DOCUMENT.public,
    },
  });
});

test('a built-in page with the text of the release is left to the release', async () => {
  const page = { ...DOCUMENT, kind: 'page', builtIn: '/about', address: '/about', public: null };
  const { items, skipped } = await openEvents(
    cadron,
    archive({
      'documents/page/1.json': { ...page, state: 'published', showsBuiltIn: true },
      'documents/page/2.json': { ...page, state: 'unpublished' },
    }),
  );
  expect(skipped).toEqual(['built-in page']);
  expect([...items.values()]).toMatchObject([{ whole: { state: 'unpublished', public: null } }]);
});

test('files come before documents, and what belongs to the whole site last', async () => {
  const { items } = await openEvents(
    cadron,
    archive({
      'settings.json': { city: 'Conway' },
      [`documents/post/${ID}.json`]: DOCUMENT,
      'files.json': [FILE],
      'files/Team/a.jpg': 'x',
      'redirects.json': [],
    }),
  );
  expect([...items.keys()]).toEqual(['files/Team/a.jpg', PATH, 'settings.json']);
});

test('names what has another form, is missing or cannot be stored, while the rest goes on', async () => {
  const { items, problems } = await openEvents(
    cadron,
    archive({
      'files.json': [FILE, { ...FILE, address: 'b.jpg', name: 'b\0.jpg' }],
      'documents/post/1.json': '{"id": ',
      'documents/post/2.json': { ...DOCUMENT, id: '../../x' },
      'documents/post/3.json': { ...DOCUMENT, content: { title: 'a\0' } },
      'documents/post/4.json': `{"id":"${ID}","kind":"post","builtIn":null,"address":null,"state":"draft","content":{"title":"x","__proto__":{"a":1}},"public":null,"showsBuiltIn":false,"publishAt":null,"unpublishAt":null}`,
      'documents/post/5.json': DOCUMENT,
      'metadata.json': '[',
    }),
  );
  expect([...items.keys()]).toEqual(['documents/post/4.json', 'documents/post/5.json']);
  expect(problems).toEqual({
    'files/Team/a.jpg': 'The file is in the list and not in the archive',
    'files/b.jpg': 'The file is in the list and not in the archive',
    'documents/post/1.json': 'documents/post/1.json does not have the form of an export',
    'documents/post/2.json': 'documents/post/2.json does not have the form of an export at “id”',
    'documents/post/3.json': 'It has characters that cannot be stored, or is too large or too deep',
    'metadata.json': 'metadata.json does not have the form of an export',
  });
});
