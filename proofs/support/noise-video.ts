import { createHash } from 'node:crypto';

/** The start of an MP4, so that the file is taken for what it claims to be. */
const MP4_START = Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1');

/** Noise that begins anew after a length that no part has. */
const NOISE = createHash('shake256', { outputLength: 1_000_003 }).update('video').digest();

const PART_BYTES = 2 * 1024 * 1024;

/** Some bytes of a video of any length. */
export function videoPart(offset: number, length: number): Buffer {
  const contents = Buffer.alloc(length);
  for (let at = 0; at < length;) {
    const from = (offset + at) % NOISE.length;
    at += NOISE.copy(contents, at, from);
  }
  if (offset === 0) MP4_START.copy(contents);
  return contents;
}

/** The video of a length, part by part. */
export function* videoParts(total: number): Generator<Buffer> {
  for (let offset = 0; offset < total; offset += PART_BYTES)
    yield videoPart(offset, Math.min(PART_BYTES, total - offset));
}

export function hashOfVideo(total: number): string {
  const hash = createHash('sha256');
  for (const part of videoParts(total)) hash.update(part);
  return hash.digest('hex');
}
