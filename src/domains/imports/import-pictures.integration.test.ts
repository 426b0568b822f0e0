import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { photo } from '#tests/builders/picture.ts';
import { harmfulParts } from '#tests/support/harmful-markup.ts';
import { createImportWorld, MARA, sourceItem } from '#tests/support/import-world.ts';
import type { SourceItem } from './source.ts';

type World = Awaited<ReturnType<typeof createImportWorld>>;
type Node = ReturnType<World['open']>;
let world: World;
let first: Buffer;
let second: Buffer;
beforeAll(async () => {
  world = await createImportWorld();
  first = await photo(40, 30);
  second = await photo(60, 30);
});
afterAll(() => world?.drop());
beforeEach(() => world.reset());

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64');
const OLD = 'https://old.example';

async function run(node: Node, items: SourceItem[], files: Record<string, Buffer | string> = {}) {
  const id = randomUUID();
  const storageKey = `imports/${id}`;
  const pictures = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [`${OLD}/${name}`, base64(bytes)]),
  );
  await world.store.write(storageKey, JSON.stringify({ items, pictures }));
  await node.imports.begin({ id, source: 'test', fileName: 'a', bytes: 1, storageKey }, MARA);
  await node.drain();
  await node.imports.move(id, 'start', MARA, { options: { publishes: false, folder: 'Imported' } });
  await node.drain();
  return id;
}
const withImages = (id: string, ...images: string[]) =>
  sourceItem({ id, body: { format: 'html', text: `<p>Text</p>${images.join('<p>more</p>')}` } });
const image = (src: string, alt = 'Photo') => `<img src="${src}" alt="${alt}">`;
const assets = () => world.query('select name, alt, content_type from media_assets order by name');
const bodies = async () =>
  JSON.stringify(await world.query(`select content from cms_documents order by title`));

test('stores the same content once, from whatever addresses and items it comes', async () => {
  const copies = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'];
  const node = world.open();
  await run(
    node,
    [
      withImages('1', ...copies.map((name) => image(`${OLD}/${name}`))),
      withImages('2', image(`data:image/jpeg;base64,${base64(first)}`)),
    ],
    Object.fromEntries(copies.map((name) => [name, first])),
  );
  expect(await assets()).toHaveLength(1);
  expect((await bodies()).match(/\/media\/cms_media\/Imported\/[\w-]+\.jpg/g)).toHaveLength(5);
  expect(await bodies()).not.toContain('old.example');
});

test('takes back the file that it had made before it was killed', async () => {
  const node = world.open();
  let isDead = false;
  const dying = world.open({
    pictures: {
      ...node.deps.pictures,
      async add(...args) {
        const added = await node.deps.pictures.add(...args);
        if (isDead) return added;
        isDead = true;
        throw new Error('killed');
      },
    },
  });
  await expect(
    run(dying, [withImages('1', image(`${OLD}/a.jpg`))], { 'a.jpg': first }),
  ).rejects.toThrow('killed');
  expect(await assets()).toHaveLength(1);
  const [row] = await node.imports.list();
  await node.worker.work(row!.id);
  expect(await node.imports.find(row!.id)).toMatchObject({ phase: 'done', states: { done: 1 } });
  await node.imports.move(row!.id, 'undo', MARA);
  await node.drain();
  expect(await assets()).toEqual([]);
});

test('keeps the old address of what is no picture, names it, and keeps texts of those that are', async () => {
  const script = '<script>alert(1)</script>';
  const drawing = (more: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${more}<rect width="9" height="9"/></svg>`;
  const figure = `<figure>${image(`${OLD}/lie.png`, 'A tree')}<figcaption>In spring</figcaption></figure>`;
  const node = world.open();
  const id = await run(
    node,
    [
      withImages(
        '1',
        figure,
        image(`${OLD}/page.png`),
        image(`${OLD}/drawing.svg`, 'Drawn'),
        image(`${OLD}/hostile.svg`),
        image(`${OLD}/empty.png`),
        image(`data:image/png;base64,${base64(script)}`),
      ),
    ],
    // A JPEG that is called a PNG, and a page that is.
    {
      'lie.png': first,
      'page.png': `<!doctype html>${script}`,
      'drawing.svg': drawing(''),
      'hostile.svg': drawing(script),
      'empty.png': '',
    },
  );
  expect(await assets()).toMatchObject([
    { alt: 'Drawn', content_type: 'image/svg+xml' },
    { alt: 'A tree', content_type: 'image/jpeg' },
  ]);
  for await (const key of world.store.paths())
    if (key.endsWith('.svg'))
      expect(harmfulParts((await world.store.read(key))!.toString())).toEqual([]);
  const body = await bodies();
  expect(body).toContain('"caption":"In spring"');
  expect(body).toContain(`${OLD}/page.png`);
  expect(body).not.toContain(`${OLD}/drawing.svg`);
  expect(body).not.toContain('source.invalid');
  expect(await node.imports.failedPictures(id)).toMatchObject([
    { address: `${OLD}/empty.png`, message: 'This file is empty.' },
    { address: `${OLD}/hostile.svg`, message: expect.stringContaining('script') },
    { address: `${OLD}/page.png`, message: expect.stringContaining('The library takes') },
    { message: expect.stringContaining('The library takes') },
  ]);
  expect(await node.imports.item(id, 1)).toMatchObject({
    message: expect.stringMatching(/^4 pictures are missing: https:\/\/old\.example\/page\.png /),
  });
});

test('tries a picture within the text again', async () => {
  const failing = world.open({
    pictures: { ...world.open().deps.pictures, add: async () => ({ message: 'Full.' }) },
  });
  const id = await run(failing, [
    withImages('1', image(`data:image/jpeg;base64,${base64(first)}`)),
    withImages('2', image(`data:image/jpeg;base64,${base64(second)}`)),
  ]);
  expect(await failing.imports.failedPictures(id)).toHaveLength(2);
  const node = world.open();
  await node.imports.move(id, 'retryPictures', MARA);
  await node.drain();
  expect(await node.imports.failedPictures(id)).toEqual([]);
  expect(await assets()).toHaveLength(2);
  expect((await bodies()).match(/\/media\/cms_media\//g)).toHaveLength(2);
});

test('lists items without what may be large in them', async () => {
  const node = world.open();
  const id = await run(node, [withImages('1', image(`data:image/jpeg;base64,${base64(first)}`))]);
  const { items } = await node.imports.items(id, {}, { limit: 9, offset: 0 });
  expect(JSON.stringify(items).length).toBeLessThan(first.length);
  expect(items).toMatchObject([{ planned: { content: { slug: expect.any(String) } } }]);
});

test('stops a run whose file is gone, and says so', async () => {
  const node = world.open();
  const id = await run(node, [withImages('1', image(`${OLD}/a.jpg`))]);
  await world.query(`update cms_imports set storage_key = null`);
  await node.imports.move(id, 'retryPictures', MARA);
  await node.drain();
  expect(await node.imports.find(id)).toMatchObject({
    phase: 'paused',
    message: 'The file is not kept any more. Upload it again.',
  });
});
