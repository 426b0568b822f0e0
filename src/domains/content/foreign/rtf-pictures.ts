export interface RtfPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** `image/png` or `image/jpeg` */
  type: string;
}

const TOKEN = /\\\*?\\?([a-z]+)(-?\d+)? ?|[{}]|\\'[\da-f]{2}|\\[^a-z]/gi;
const TYPES: Readonly<Record<string, string>> = { pngblip: 'image/png', jpegblip: 'image/jpeg' };

/** A group of an RTF text. */
interface Group {
  /** the bytes of its picture so far; what its own groups hold are properties of it */
  hex?: string;
  type?: string | undefined;
  /** whether it is for old programs, or within a picture */
  isSkipped: boolean;
}

/**
 * The pictures of an RTF text in order, each once: what is only for old programs (`\nonshppict`) is none. Undefined stands for one in a format
 * that browsers do not show.
 */
export function picturesOfRtf(rtf: string): (RtfPicture | undefined)[] {
  const found: (RtfPicture | undefined)[] = [];
  const open: Group[] = [];
  let end = 0;
  for (const { 0: token, 1: word = '', index } of rtf.matchAll(TOKEN)) {
    const group = open.at(-1) ?? { isSkipped: false };
    if (group.hex !== undefined) group.hex += rtf.slice(end, index);
    end = index + token.length;
    if (token === '{') open.push({ isSkipped: group.isSkipped || group.hex !== undefined });
    else if (token === '}') {
      open.pop();
      if (group.hex !== undefined && !group.isSkipped) found.push(pictureOf(group));
    } else if (word === 'nonshppict') group.isSkipped = true;
    else if (word === 'pict') group.hex ??= '';
    else group.type ??= TYPES[word];
  }
  return found;
}

function pictureOf({ type, hex = '' }: Group): RtfPicture | undefined {
  const digits = hex.replaceAll(/\s/g, '');
  if (type === undefined || digits === '' || /[^\da-f]/i.test(digits)) return undefined;
  const bytes = new Uint8Array(digits.length >> 1);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  return { bytes, type };
}
