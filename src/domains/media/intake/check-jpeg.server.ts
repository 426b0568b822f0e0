import { loadSharp, READ_OPTIONS } from '../sharp.server.ts';
import { type JpegSegment, readJpegSegments } from './jpeg-segments.ts';
import { createDrawing, type Drawing, readScan } from './jpeg-scans.ts';

/** Markers (T.81, table B.1). */
const START_OF_SCAN = 0xda;
/** Baseline, extended and progressive frames, with either entropy coding. Decoders know no others. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc9, 0xca]);
const isData = ({ marker }: JpegSegment) => marker >> 4 === 0xe;

/** Encoders write one to twelve. Each costs the decoder a walk over all pixels, however few bytes it has. */
const MAX_SCANS = 24;

const DAMAGED = 'This picture cannot be read. The file is damaged or incomplete.';
const REPEATED =
  'This JPEG has parts of its picture twice, which no camera or program writes. Save it again as a new file.';
const TOO_MANY = `This JPEG has more than ${MAX_SCANS} scans, the limit. Save it again as a new file.`;

/**
 * Checks what a JPEG makes a decoder do, before it does so for all pixels: the file has an end, draws nothing twice, and has
 * nothing that a decoder would refuse only after it drew the rest.
 * @returns why it is refused, for the editor; undefined if nothing is wrong
 */
export async function refuseJpeg(jpeg: Buffer): Promise<string | undefined> {
  const segments = readJpegSegments(jpeg);
  if (!segments) return DAMAGED;
  let drawing: Drawing | undefined;
  let scans = 0;
  for (const { marker, data } of segments) {
    if (FRAMES.has(marker)) drawing ??= createDrawing(marker);
    if (marker !== START_OF_SCAN) continue;
    const scan = readScan(data);
    if (!drawing || !scan) return DAMAGED;
    if (++scans > MAX_SCANS) return TOO_MANY;
    if (!drawing.add(scan)) return REPEATED;
  }
  return (await canDecode(onePixelOf(segments))) ? undefined : DAMAGED;
}

/** The same picture with one pixel and without pixel data: a decoder refuses it for the same reasons, at once. */
function onePixelOf(segments: readonly JpegSegment[]): Buffer {
  const parts = segments
    .filter((segment) => !isData(segment))
    .flatMap(({ marker, data }) => {
      const written = FRAMES.has(marker) ? withSize(data, 1) : data;
      const head = Buffer.from([0xff, marker, 0, 0]);
      head.writeUInt16BE(data.length + 2, 2);
      return [head, written];
    });
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);
}

/** @param frame its data: precision, height, width, components (T.81, B.2.2) */
function withSize(frame: Buffer, size: number): Buffer {
  if (frame.length < 5) return frame;
  const changed = Buffer.from(frame);
  changed.writeUInt16BE(size, 1);
  changed.writeUInt16BE(size, 3);
  return changed;
}

async function canDecode(jpeg: Buffer) {
  const sharp = await loadSharp();
  return sharp(jpeg, READ_OPTIONS)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
