import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { UploadedBytes } from './accept.server.ts';

/** A part of a file, `start` up to, but without, `end`. */
interface Range {
  start: number;
  end: number;
}

/** A part that is no video, and the header of free space for its place. */
interface Blank extends Range {
  header: Buffer;
}

/** A box of an MP4 or an element of a WebM. Its body begins at `body`. */
interface Part extends Range {
  type: string;
  body: number;
}

/** Reads the part at an offset; undefined if there is none. */
type ReadPart = (video: Video, at: number, limit: number) => Promise<Part | undefined>;

/** Chunks per track, and parts that are kept or opened; a long video has some thousand. */
const MAX_KEPT = 50_000;
const MAX_TRACKS = 50;
/** Parts that are looked at: the frames of a recording of many hours, each of which may be one. */
const MAX_PARTS = 4_000_000;
/** A store may need a request for each read, and most parts are short. */
const WINDOW_BYTES = 64 * 1024;

type Video = ReturnType<typeof openVideo>;

/** The bytes of a video, read ahead. */
function openVideo({ bytes, read }: UploadedBytes) {
  let [first, ahead] = [0, Buffer.alloc(0)];
  return {
    bytes,
    /** from `start` up to, but without, `limit` or the end */
    async range(start: number, limit: number): Promise<Buffer> {
      const end = Math.min(limit, bytes);
      if (start >= end) return Buffer.alloc(0);
      if (start < first || end > first + ahead.length) {
        const last = Math.min(bytes, Math.max(end, start + WINDOW_BYTES));
        [first, ahead] = [start, await buffer(await read({ start, end: last }))];
      }
      return ahead.subarray(start - first, end - first);
    },
  };
}

/** Parts of a file that are wanted, also those within the containers. */
async function listParts(
  video: Video,
  read: ReadPart,
  containers: ReadonlySet<string>,
  wants: (type: string) => boolean = () => true,
) {
  const parts: Part[] = [];
  const open: Range[] = [{ start: 0, end: video.bytes }];
  let [left, room] = [MAX_PARTS, MAX_KEPT];
  for (let within = open.pop(); within; within = open.pop()) {
    for (let at = within.start; left > 0 && room > 0; left -= 1) {
      const part = await read(video, at, within.end);
      if (!part) break;
      const [isWanted, isOpened] = [wants(part.type), containers.has(part.type)];
      if (isWanted) parts.push(part);
      if (isOpened) open.push({ start: part.body, end: part.end });
      if (isWanted || isOpened) room -= 1;
      at = part.end;
    }
  }
  return parts;
}

/** Boxes with other boxes, in which programs and cameras also store what is no video. */
const BOXES = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']);
/** Where cameras write place, time, model and author; also as XMP. */
const BOX_METADATA = new Set(['udta', 'meta', 'uuid']);
/** Handlers of tracks beside picture and sound, in which action cameras and phones write where they are (`gpmd`, `mett`, `camm`). */
const DATA_HANDLERS = new Set(['meta', 'camm']);
const HEADER_BYTES = 16;

const readBox: ReadPart = async (video, at, limit) => {
  if (at + 8 > limit) return undefined;
  const header = await video.range(at, at + HEADER_BYTES);
  const [short, type] = [header.readUInt32BE(0), header.toString('latin1', 4, 8)];
  const isLong = short === 1 && header.length === HEADER_BYTES;
  const end = at + (isLong ? Number(header.readBigUInt64BE(8)) : short || limit - at);
  return end < at + 8 || end > limit
    ? undefined
    : { type, start: at, body: at + (isLong ? HEADER_BYTES : 8), end };
};

/** Tables with the places of the chunks of a track, and the bytes of a place. */
const TABLES = new Map([
  ['stco', 4],
  ['co64', 8],
]);

async function readPlaces(video: Video, { type, body, end }: Part): Promise<number[]> {
  const bytes = TABLES.get(type) ?? 4;
  const table = await video.range(body + 8, Math.min(end, body + 8 + bytes * MAX_KEPT));
  return Array.from({ length: Math.floor(table.length / bytes) }, (_, at) =>
    table.readUIntBE(at * bytes + (bytes > 4 ? 2 : 0), Math.min(bytes, 6)),
  );
}

/**
 * Finds the boxes of an MP4 (ISO/IEC 14496-12) with what is no video, such as the place where it was taken, and the chunks of
 * tracks with such data, which end where the next chunk or box begins. Those of a video in fragments stay.
 */
async function findInMp4(video: Video): Promise<Blank[]> {
  const boxes = await listParts(video, readBox, BOXES);
  const free = ({ start, end }: Range) => ({ start: start + 4, end, header: Buffer.from('free') });
  const found = boxes.filter(({ type }) => BOX_METADATA.has(type)).map(free);
  const borders = new Set(boxes.map(({ end }) => end));
  const data = new Set<number>();
  for (const track of boxes.filter(({ type }) => type === 'trak').slice(0, MAX_TRACKS)) {
    const inside = boxes.filter(({ start, end }) => start > track.start && end <= track.end);
    const { body = 0 } = inside.find(({ type }) => type === 'hdlr') ?? {};
    const handler = await video.range(body + 8, body + 12);
    const isData = DATA_HANDLERS.has(handler.toString('latin1'));
    if (isData) found.push(free(track));
    for (const table of inside.filter(({ type }) => TABLES.has(type)))
      for (const place of await readPlaces(video, table)) {
        borders.add(place);
        if (isData) data.add(place);
      }
  }
  const sorted = [...borders].toSorted((one, other) => one - other);
  for (const [at, end] of sorted.slice(1).entries())
    if (data.has(sorted[at]!)) found.push({ start: sorted[at]!, end, header: Buffer.alloc(0) });
  return found;
}

/** The segment and its facts; of unknown size, as recorders of browsers write them, also a cluster. */
const ELEMENTS = new Set(['18538067', '1549a966', 'open']);
/** Tags, attachments, title and file name (RFC 9559). */
const ELEMENT_METADATA = new Set(['1254c367', '1941a469', '7ba9', '7384']);

/** Bytes of a number whose first byte says how many it has. */
const lengthOf = (first = 0) => Math.clz32(first) - 23;

const readElement: ReadPart = async (video, at, limit) => {
  const header = await video.range(at, Math.min(at + 12, limit));
  const idBytes = lengthOf(header[0]);
  const sizeBytes = lengthOf(header[idBytes]);
  const body = at + idBytes + sizeBytes;
  if (idBytes > 4 || sizeBytes > 8 || body > limit) return undefined;
  let size = (header[idBytes] ?? 0) - (0x100 >> sizeBytes);
  for (const byte of header.subarray(idBytes + 1, idBytes + sizeBytes)) size = size * 256 + byte;
  const isOpen = size === 2 ** (7 * sizeBytes) - 1;
  // A recording that was cut off plays as far as it goes, and has its facts at the start.
  const end = isOpen ? limit : Math.min(limit, body + size);
  const type = isOpen ? 'open' : header.toString('hex', 0, idBytes);
  return { type, start: at, body, end };
};

/** Finds the elements of a WebM with what is no video. */
async function findInWebm(video: Video): Promise<Blank[]> {
  const isMetadata = (type: string) => ELEMENT_METADATA.has(type);
  const elements = await listParts(video, readElement, ELEMENTS, isMetadata);
  return elements.map(({ start, body, end }) => {
    const sizeBytes = Math.min(8, body - start - 1);
    const size = Buffer.alloc(8);
    size.writeBigUInt64BE(BigInt(end - start - 1 - sizeBytes) | (1n << BigInt(7 * sizeBytes)));
    return { start, end, header: Buffer.from([VOID, ...size.subarray(8 - sizeBytes)]) };
  });
}

const VOID = 0xec;

const FINDERS = new Map([
  ['video/mp4', findInMp4],
  ['video/webm', findInWebm],
]);

/** Finds what is no video, such as the place where it was taken, in the order of the file. */
export async function findMetadata(video: UploadedBytes, contentType: string): Promise<Blank[]> {
  const found = (await FINDERS.get(contentType)?.(openVideo(video))) ?? [];
  return found.toSorted((one, other) => one.start - other.start);
}

/** The bytes with free space of the same size in these places, so that nothing else moves. */
export const blank = (contents: Readable, places: readonly Blank[]): Readable =>
  Readable.from(
    (async function* () {
      let [at, first] = [0, 0];
      for await (const chunk of contents as AsyncIterable<Buffer>) {
        const copy = Buffer.from(chunk);
        const after = at + copy.length;
        while (first < places.length && places[first]!.end <= at) first += 1;
        for (let index = first; index < places.length && places[index]!.start < after; index += 1) {
          const { start, end, header } = places[index]!;
          if (end <= at) continue;
          copy.fill(0, Math.max(0, start - at), Math.min(copy.length, end - at));
          for (const [offset, byte] of header.entries())
            if (start + offset >= at && start + offset < after) copy[start + offset - at] = byte;
        }
        at = after;
        yield copy;
      }
    })(),
  );
