import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPlainPath } from '#src/domains/media/media-address.ts';
import { claiming, photo, pngChunk } from '#tests/builders/picture.ts';
import { createIntakeFixture, type IntakeFixture, NOTHING } from '#tests/support/intake-fixture.ts';

/** Files that someone with an account sends to harm the server, the site or its visitors. */

let fixture: IntakeFixture;
beforeAll(async () => {
  fixture = await createIntakeFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.drop());

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">';
const svg = (inside: string) => Buffer.from(`${SVG}${inside}</svg>`);

/** The end of a PNG has a checksum, so a chunk is put before it. */
async function pngWith(type: string, data: Buffer): Promise<Buffer> {
  const png = await photo(8, 8, 'png');
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)]);
}

const zip = (name: string) =>
  Buffer.concat([
    Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000', 'latin1'),
    Buffer.alloc(16),
    Buffer.from([name.length, 0, 0, 0]),
    Buffer.from(name),
    Buffer.alloc(2_000, 7),
  ]);

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['200 megapixels', () => claiming(20_000, 10_000), /20,000 x 10,000 pixels/],
  ['a side that overflows', () => claiming(2_147_483_647, 1), /cannot be read|on a side|million/],
  ['a picture without a size', () => claiming(0, 0), /cannot be read/],
  ['a zip archive', () => zip('bomb.txt'), /Archives are not supported/],
  ['a compressed bomb', () => gzipSync(Buffer.alloc(9_000_000)), /are not supported/],
  ['an office document', () => zip('word/document.xml'), /not supported/],
  ['a program', () => Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), /not supported/],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /not known/],
  ['HTML before a PDF', () => Buffer.from('<script>1</script>\n%PDF-1.7'), /not known/],
  ['XML', () => Buffer.from('<?xml version="1.0"?><rss/>'), /not supported|not known/],
  ['a GIF that is a script', () => Buffer.from('GIF89a=1;alert(1)//'), /cannot be read/],
  ['a script', () => svg('<script>alert(1)</script>'), /a script/],
  [
    'a drawing that repeats itself ten billion times',
    () =>
      svg(
        '<g id="a0"><path/></g>' +
          Array.from(
            { length: 10 },
            (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
          ).join(''),
      ),
    /so often that a browser could not show it/,
  ],
  ['a handler', () => svg('<g onload="alert(1)"/>'), /an event handler/],
  [
    'an animated address',
    () => svg('<set attributeName="href" to="javascript:1"/>'),
    /script|address/,
  ],
  ['HTML in a drawing', () => svg('<foreignObject><p>A</p></foreignObject>'), /HTML/],
  ['a file from elsewhere', () => svg('<image href="https://evil.example/a"/>'), /elsewhere/],
  ['a style from elsewhere', () => svg('<style>@import "//evil.example"</style>'), /elsewhere/],
  [
    'entities that grow',
    () => {
      const levels = Array.from(
        { length: 9 },
        (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
      );
      return Buffer.from(
        `<!DOCTYPE svg [<!ENTITY a0 "ha">${levels.join('')}]>${SVG}<text>&a9;</text></svg>`,
      );
    },
    /entities that grow without end/,
  ],
  [
    'an entity that is a file',
    () => Buffer.from(`<!DOCTYPE svg SYSTEM "x" [<!ENTITY a SYSTEM "file:///">]>${SVG}&a;</svg>`),
    /an entity from elsewhere/,
  ],
])('refuses %s, whatever its name and type claim, and stores nothing', async (_, make, message) => {
  const sent = await fixture
    .open()
    .begin({ contents: await make(), name: 'photo.png', type: 'image/png' });
  expect(sent.outcome).toEqual({ state: 'refused', message: expect.stringMatching(message) });
  expect(await fixture.stored()).toEqual(NOTHING);
  expect(await fixture.leftovers()).toEqual([]);
  expect(await fixture.media.actions()).toEqual([]);
});

const PAYLOAD = '<script>alert(1)</script><?php system($_GET[0]) ?>';

test.each<[string, () => Promise<Buffer>]>([
  [
    'a JPEG with PHP in its camera data',
    async () =>
      sharp(await photo(8, 8))
        .withExif({ IFD0: { Copyright: PAYLOAD, Software: PAYLOAD } })
        .toBuffer(),
  ],
  [
    'a PNG with a page behind it',
    async () => Buffer.concat([await photo(8, 8, 'png'), Buffer.from(PAYLOAD)]),
  ],
  [
    'a JPEG with an archive behind it',
    async () => Buffer.concat([await photo(8, 8), zip(PAYLOAD)]),
  ],
  ['a PNG with text', () => pngWith('tEXt', Buffer.from(`Comment\0${PAYLOAD}`))],
  [
    'a PNG with compressed text that grows',
    () => pngWith('zTXt', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(5e7))])),
  ],
])('writes %s again without what is no picture', async (_, make) => {
  const contents = await make();
  const sent = await fixture.open().begin({ contents, name: 'page.php', type: 'text/html' });
  expect(sent.outcome).toMatchObject({ state: 'added', asset: { kind: 'picture', width: 8 } });
  const { addresses, keys } = await fixture.stored();
  expect(addresses).toEqual([expect.stringMatching(/^page-[0-9a-f]{12}\.(?:jpg|png)$/)]);
  const stored = (await fixture.media.store.read(keys[0]!))!;
  expect(stored.length).toBeLessThan(3_000);
  for (const part of ['<script', '<?php', 'PK\u0003\u0004', 'zTXt'])
    expect(stored.includes(part), part).toBe(false);
});

test.each([
  ['../../../etc/passwd', '../../etc'],
  ['..\\..\\windows\\system32\\a.jpg', '..\\..\\Team'],
  ['a\u0000.php\u0000.jpg', 'Team\u0000'],
  ['photo\u202Egpj.exe', '\u202Emaet'],
  ['\r\nSet-Cookie: a=b\r\n.jpg', 'Team\r\nX: y'],
  ['.htaccess', '.git'],
  ['con.jpg', 'aux'],
  ['"><img src=x onerror=alert(1)>.jpg', '<b>Team</b>'],
  ['%2e%2e%2fsecret.jpg', '%2e%2e'],
  [`${'n'.repeat(5_000)}.jpg`, ''],
  ['', ''],
])('gives %j in %j a plain name and address', async (name, folder) => {
  const contents = await photo(8, 8);
  const { outcome, text } = await fixture.open().begin({ contents, name, folder });
  if (outcome?.state !== 'added') throw new Error(text);
  const { asset } = outcome;
  expect(isPlainPath(asset.address), asset.address).toBe(true);
  expect(asset.address).toMatch(/\.jpg$/);
  for (const shown of [asset.name, asset.folder, asset.address]) {
    expect(shown).not.toMatch(/\p{C}|\.\.|\\/u);
    expect(shown.length).toBeLessThan(400);
  }
  const { keys } = await fixture.stored();
  expect(keys).toEqual([expect.stringMatching(/^media\/[\da-f]{2}\/[\da-f]{64}\.jpg$/)]);
});

test('refuses metadata that is none', async () => {
  const node = fixture.open();
  for (const metadata of ['name', 'name !!!', 'name Zm9v,name Zm9v', ',', 'n\u00e4me Zm9v']) {
    const headers = { 'Upload-Length': '10', 'Upload-Metadata': metadata };
    const { status } = await node.call('POST', '', headers);
    expect([201, 400], metadata).toContain(status);
  }
  expect(await fixture.stored()).toEqual(NOTHING);
});
