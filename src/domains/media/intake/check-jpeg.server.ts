import { loadSharp, READ_OPTIONS } from '../sharp.server.ts';
import { type JpegSegment, readJpegSegments } from './jpeg-segments.ts';

/** A scan of a JPEG. */
interface Scan {
  /** ids of the components: brightness and two colors, as a rule */
  components: number[];
  /** the coefficients that it has, first and last */
  band: [number, number];
  /** the lowest bit of them: after the scan before, and after this one */
  bits: [number, number];
}

/** The scans that a picture had so far. */
interface Drawing {
  /** @returns false if the scan draws something again */
  add(scan: Scan): boolean;
}

const MAX_COMPONENTS = 4;

/** Reads the header of a scan (T.81, B.2.3); undefined if it is damaged. */
function readScan(header: Buffer): Scan | undefined {
  const count = header[0] ?? 0;
  if (count < 1 || count > MAX_COMPONENTS || header.length !== 4 + 2 * count) return undefined;
  const [first = 0, last = 0, bits = 0] = header.subarray(1 + 2 * count);
  const components = Array.from({ length: count }, (_, n) => header[1 + 2 * n]!);
  return { components, band: [first, last], bits: [bits >> 4, bits & 15] };
}

/** @param marker of the frame: C2 and CA are progressive */
const createDrawing = (marker: number): Drawing => ((marker & 3) === 2 ? progressive() : atOnce());

/** Each component is in one scan. */
function atOnce(): Drawing {
  const drawn = new Set<number>();
  return {
    add({ components }) {
      if (components.some((id) => drawn.has(id))) return false;
      for (const id of components) drawn.add(id);
      return true;
    },
  };
}

/** Each coefficient of a component begins with its highest bits, and each later scan has one more (T.81, G.1.1.1). */
function progressive(): Drawing {
  const lowestBits = new Map<number, number[]>();
  return {
    add: ({ components, band: [first, last], bits: [before, now] }) =>
      components.every((id) => {
        const known = lowestBits.get(id) ?? [];
        lowestBits.set(id, known);
        for (let at = first; at <= last; at += 1) {
          const lowest = known[at];
          const isNext =
            lowest === undefined ? before === 0 : before === lowest && now === lowest - 1;
          if (!isNext) return false;
          known[at] = now;
        }
        return true;
      }),
  };
}

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
