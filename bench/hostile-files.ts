import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { claiming, damagePng, photo, pngChunk } from '#tests/builders/picture.ts';

/** A file that someone with an account sends to harm the server, the site or its visitors. */
export interface HostileFile {
  what: string;
  name?: string;
  contents: Buffer;
}

const PAYLOAD = '<script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">';
const svg = (inside: string) => Buffer.from(`${SVG}${inside}</svg>`);
const HEADER_END = 33;
/** Near the limit of 50 million. */
const LARGE = { width: 8_000, height: 6_125, channels: 3, background: '#888' } as const;
const AVIF = { ...LARGE, width: 4_600, height: 3_480 };

/** The list of attacks that are files, and pictures that are damaged where only decoding finds it. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const small = await photo(8, 8, 'png');
  const withChunk = (type: string, data: Buffer) =>
    Buffer.concat([
      small.subarray(0, HEADER_END),
      pngChunk(type, data),
      small.subarray(HEADER_END),
    ]);
  const text = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(50_000_000))]);
  return [
    { what: '200-megapixel picture', contents: await claiming(20_000, 10_000) },
    { what: 'zip bomb', contents: zip(Buffer.alloc(2_000_000, 7)) },
    { what: 'gzip bomb', contents: gzipSync(Buffer.alloc(500_000_000)) },
    { what: 'PNG bomb: 50 MB of compressed text', contents: withChunk('zTXt', text) },
    { what: 'PNG with a page behind it', contents: Buffer.concat([small, Buffer.from(PAYLOAD)]) },
    { what: 'HTML that ends as a PDF', contents: Buffer.from(`${PAYLOAD}\n%PDF-1.7`) },
    { what: 'GIF that is a script', contents: Buffer.from('GIF89a=1;alert(1)//') },
    { what: 'SVG with a script', contents: svg(PAYLOAD) },
    { what: 'SVG with foreignObject', contents: svg('<foreignObject><p/></foreignObject>') },
    { what: 'SVG with a reference', contents: svg('<image href="https://evil.example/a"/>') },
    { what: 'SVG of 1 MB of shapes', contents: svg('<g/>'.repeat(240_000)) },
    { what: 'path in a name', name: '../../../etc/passwd', contents: small },
    {
      what: 'control characters in a name',
      name: 'a\0.php\r\nSet-Cookie: a\u202E',
      contents: small,
    },
    { what: 'program with the type of a picture', contents: Buffer.from('\u007fELF\u0002\u0001') },
    { what: 'PNG of 49 megapixels, damaged', contents: await damagedPng('srgb') },
    { what: 'the same with 16 bits and alpha', contents: await damagedPng('rgb16') },
    { what: 'WebP of 49 megapixels, damaged', contents: await damaged('webp') },
    { what: 'AVIF of 16 megapixels, damaged', contents: await damaged('avif') },
  ];
}

const zip = (data: Buffer) =>
  Buffer.concat([
    Buffer.from('PK\u0003\u0004\u0014\0\0\0\u0008\0', 'latin1'),
    Buffer.alloc(16),
    Buffer.from([8, 0, 0, 0]),
    Buffer.from('bomb.txt'),
    data,
  ]);

async function damagedPng(space: 'srgb' | 'rgb16'): Promise<Buffer> {
  const is16 = space === 'rgb16';
  const created = is16
    ? ({ ...LARGE, channels: 4, background: { r: 99, g: 99, b: 99, alpha: 0.5 } } as const)
    : LARGE;
  return damagePng(await sharp({ create: created }).toColourspace(space).png().toBuffer(), 40);
}

async function damaged(format: 'webp' | 'avif'): Promise<Buffer> {
  const noise = { input: await photo(2_000, 200, 'png'), gravity: 'southeast' } as const;
  const picture =
    format === 'webp'
      ? sharp({ create: LARGE }).composite([noise]).webp({ lossless: true, effort: 0 })
      : sharp({ create: AVIF }).avif({ effort: 0, quality: 30 });
  const contents = await picture.toBuffer();
  contents.fill(0xff, Math.ceil(contents.length * 0.95));
  return contents;
}
