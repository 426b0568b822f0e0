import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { UploadedBytes } from './accept.server.ts';

/** A part of a file, `start` up to, but without, `end`. */
interface Range {
  start: number;
  end: number;
}

/** Boxes with other boxes, in which programs and cameras also store what is no video. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);
/** Where cameras write place, time, model and author; also as XMP. */
const METADATA = new Set(['udta', 'meta', 'uuid']);
const HEADER_BYTES = 16;
/** Boxes per file; a long video in fragments has some thousand. */
const MAX_BOXES = 50_000;

/**
 * Finds the boxes of an MP4 (ISO/IEC 14496-12) with what is no video, such as the place where it was taken. A track of such
 * data beside picture and sound, as action cameras write it, stays.
 */
export async function findMetadata(video: UploadedBytes): Promise<Range[]> {
  const found: Range[] = [];
  const open: Range[] = [{ start: 0, end: video.bytes }];
  let boxes = 0;
  for (let within = open.pop(); within; within = open.pop()) {
    for (let at = within.start; at + 8 <= within.end && boxes < MAX_BOXES; boxes += 1) {
      const end = Math.min(at + HEADER_BYTES, video.bytes);
      const header = await buffer(await video.read({ start: at, end }));
      const [short, type] = [header.readUInt32BE(0), header.toString('latin1', 4, 8)];
      const isLong = short === 1 && header.length === HEADER_BYTES;
      const size = isLong ? Number(header.readBigUInt64BE(8)) : short || within.end - at;
      const next = at + size;
      if (size < 8 || next > within.end) break;
      if (METADATA.has(type)) found.push({ start: at + 4, end: next });
      else if (CONTAINERS.has(type))
        open.push({ start: at + (isLong ? HEADER_BYTES : 8), end: next });
      at = next;
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

const FREE = Buffer.from('free');

/** The bytes with each of these boxes as free space of the same size, so that nothing else moves. */
export const blank = (contents: Readable, boxes: readonly Range[]): Readable =>
  Readable.from(
    (async function* () {
      let at = 0;
      for await (const chunk of contents as AsyncIterable<Buffer>) {
        const copy = Buffer.from(chunk);
        for (const { start, end } of boxes) {
          if (end <= at || start >= at + copy.length) continue;
          copy.fill(0, Math.max(0, start - at), Math.min(copy.length, end - at));
          for (const [offset, byte] of FREE.entries())
            if (start + offset >= at && start + offset < at + copy.length)
              copy[start + offset - at] = byte;
        }
        at += copy.length;
        yield copy;
      }
    })(),
  );
