import sharp from 'sharp';
import { expect, test } from 'vitest';
import { claiming, described } from '#tests/builders/picture.ts';
import { fileOf, namesIn, openRenditions } from '#tests/support/open-renditions.ts';

const { landscape, node } = openRenditions();

test.each([
  ['width=400', 'image/webp 400x240'],
  ['height=60', 'image/webp 100x60'],
  ['width=123&height=123', 'image/webp 123x123'],
  ['width=2400', 'image/webp 500x300'],
  ['width=2400&height=2400', 'image/webp 300x300'],
  ['quality=10', 'image/webp 500x300'],
  ['width=50&format=jpeg', 'image/jpeg 50x30'],
  ['width=50&format=png', 'image/png 50x30'],
  ['width=50&format=origin', 'image/jpeg 50x30'],
])('%s makes %s', async (query, expected) => {
  const { made } = await node();
  expect(await made(query)).toBe(expected);
});

test('quality says how much may be lost', async () => {
  const { ask } = await node();
  const [poor, usual, good] = await Promise.all(
    ['width=200&quality=20', 'width=200', 'width=200&quality=95'].map(
      async (query) => fileOf(await ask(query)).file.contents.length,
    ),
  );
  expect(poor).toBeLessThan(usual!);
  expect(usual).toBeLessThan(good!);
});

test('a picture of a phone held upright stands upright, and tells nothing of the phone', async () => {
  const { library, ask } = await node();
  const white = { create: { width: 30, height: 40, channels: 3, background: '#fff' } } as const;
  const lying = sharp({ create: { ...white.create, width: 60, background: '#000' } })
    .composite([{ input: await sharp(white).png().toBuffer(), left: 30, top: 0 }])
    .withExif({ IFD0: { Make: 'Phone' } })
    .withMetadata({ orientation: 6 });
  await library.add('b.jpg', await lying.jpeg().toBuffer());
  const { file } = fileOf(await ask('width=20', 'b.jpg'));
  expect(await described(file.contents)).toBe('image/webp 20x30');
  expect(await sharp(file.contents).metadata()).not.toHaveProperty('exif');
  const pixels = await sharp(file.contents).greyscale().raw().toBuffer();
  // What the camera took as its left half is the upper one.
  expect([pixels.at(15)! < 50, pixels.at(-15)! > 200]).toEqual([true, true]);
});

test('what is seen through in a PNG is seen through in WebP, and white in JPEG', async () => {
  const { library, ask } = await node();
  const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } });
  await library.add('clear.png', await clear.png().toBuffer());
  const pixel = async (query: string) => {
    const { file } = fileOf(await ask(query, 'clear.png'));
    return [...(await sharp(file.contents).raw().toBuffer()).subarray(0, 4)];
  };
  expect((await pixel('width=9'))[3]).toBe(0);
  expect((await pixel('width=9&format=jpeg')).slice(0, 3)).toEqual([255, 255, 255]);
});

test('a drawing stays a drawing', async () => {
  const { library, ask, store, encodings } = await node();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await library.add('a.svg', drawing);
  expect(fileOf(await ask('width=400&format=png', 'a.svg')).file).toEqual({
    contents: drawing,
    contentType: 'image/svg+xml',
  });
  expect([encodings(), await namesIn(store, 'a.svg')]).toEqual([0, []]);
});

test('a file that claims more than 50 million pixels is refused before it is read', async () => {
  const { library, ask, encodings } = await node();
  const bomb = await claiming(8_000, 7_000);
  expect(bomb.length).toBeLessThan(200);
  await library.add('bomb.png', bomb);
  expect(await ask('width=400', 'bomb.png')).toEqual({
    kind: 'broken',
    message: expect.stringContaining('50 million pixels'),
  });
  expect(encodings()).toBe(0);
});

test.each([
  ['half a JPEG', () => landscape().subarray(0, landscape().length / 2)],
  ['an empty file', () => Buffer.alloc(0)],
  ['text', () => Buffer.from('hello')],
  ['a first line', () => landscape().subarray(0, 20)],
  ['a drawing under a false name', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
])('%s is told to be no picture', async (_name, contents) => {
  const { library, ask, store } = await node();
  await library.add('b.jpg', contents());
  for (const query of ['width=400', 'width=400&format=avif'])
    expect(await ask(query, 'b.jpg')).toEqual({ kind: 'broken', message: expect.any(String) });
  expect(await namesIn(store, 'b.jpg')).toEqual([]);
});

test.each(['none.jpg', '../secret.jpg', 'a/../../secret.jpg', '.hidden.jpg', 'a.jpg/r.webp'])(
  '%s is no file, and has no renditions',
  async (path) => {
    const { ask, store } = await node();
    await store.write('secret.jpg', landscape());
    expect(await ask('width=400', path)).toBeUndefined();
  },
);
