import { fileTypeFromBuffer } from 'file-type';
import { decodeXml } from './decode-xml.ts';
import { ACCEPTED_LIST, FILE_TYPES, type FileType } from './file-types.ts';

/** Enough of a file to recognize each accepted type. */
export const HEAD_BYTES = 4_100;

const HEIC =
  'HEIC pictures are shown by few browsers, and cannot be converted here. Export it as JPEG: in Preview on a Mac, or choose “Most Compatible” under Settings, Camera, Formats on the iPhone.';

/** Advice about types that are often tried. */
const ADVICE: Readonly<Record<string, string>> = {
  'image/heic': HEIC,
  'image/heic-sequence': HEIC,
  'image/heif': HEIC,
  'image/heif-sequence': HEIC,
  'image/bmp': 'BMP pictures are not supported. Save it as PNG.',
  'video/quicktime': 'QuickTime videos are not supported by all browsers. Save it as MP4.',
  'application/zip': 'Archives are not supported. Unpack it and add the files in it.',
};

const SVG_START =
  /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE\s(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[(?:[^\]"']|"[^"]*"|'[^']*')*\]\s*)?>)*<(?:[\w-]+:)?svg[\s/>]/i;

const isDrawing = (head: Buffer) => {
  const text = decodeXml(head, true);
  return SVG_START.test(typeof text === 'string' ? text : head.toString('latin1'));
};

/**
 * Detects the type of a file by its first bytes, because its name and its declared type may be wrong.
 * @param head the first `HEAD_BYTES` of the file
 * @returns or a sentence that says why it is refused
 */
export async function detectType(head: Buffer): Promise<FileType | { message: string }> {
  if (head.length === 0) return { message: 'This file is empty.' };
  if (isDrawing(head)) return byContentType('image/svg+xml')!;
  const detected = await fileTypeFromBuffer(head).catch(() => undefined);
  const mime = detected?.mime;
  // An animated PNG is a PNG.
  if (mime === 'application/pdf' && !/^%PDF-[12]\.\d\s/.test(head.toString('latin1', 0, 9)))
    return { message: 'This is no PDF, although it begins like one. Export it again as PDF.' };
  const accepted = mime && byContentType(mime === 'image/apng' ? 'image/png' : mime);
  if (accepted) return accepted;
  const advice = mime && ADVICE[mime];
  if (advice) return { message: advice };
  return {
    message: detected
      ? `Files of the type ${detected.ext.toUpperCase()} are not supported. The library takes ${ACCEPTED_LIST}.`
      : `The type of this file is not known. The library takes ${ACCEPTED_LIST}.`,
  };
}

const byContentType = (contentType: string) =>
  FILE_TYPES.find((each) => each.contentType === contentType);
