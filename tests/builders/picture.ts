import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A photo-like image of noise, which compresses poorly. */
export function photo(width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg') {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer();
}

/** A tiny PNG that declares these dimensions. */
export async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  // Signature and header chunk: length, type, width, height, five bytes, checksum.
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A chunk of a PNG, with a correct checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const PNG_HEADER_END = 33;

/** A PNG whose last bytes of pixel data are damaged, below a checksum that fits. */
export function damagePng(png: Buffer, bytes: number): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8, length = 0; at < png.length; at += 12 + length) {
    length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + length));
  }
  const data = Buffer.concat(parts);
  data.fill(0xff, data.length - bytes);
  return Buffer.concat([
    png.subarray(0, PNG_HEADER_END),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Format, width and height of an image. */
export async function described(picture: Buffer): Promise<string> {
  const { mediaType, width, height } = await sharp(picture).metadata();
  return `${mediaType} ${width}x${height}`;
}
