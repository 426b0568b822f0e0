export interface RtfPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** `image/png` or `image/jpeg` */
  type: string;
}

const TOKEN = /\\\*?\\?([a-z]+)(-?\d+)? ?|[{}]|\\'[\da-f]{2}|\\[^a-z]/gi;

/** A group of an RTF text, from its brace on. */
interface Group {
  /** where its picture begins */
  start?: number;
  /** whether it is for old programs, or within a picture */
  isSkipped: boolean;
}

/**
 * The pictures of an RTF text in order, each once: what is only for old programs (`\nonshppict`) is none. Undefined stands for one in a format
 * that browsers do not show.
 */
export function picturesOfRtf(rtf: string): (RtfPicture | undefined)[] {
  const found: (RtfPicture | undefined)[] = [];
  const open: Group[] = [{ isSkipped: false }];
  const close = (end: number) => {
    const { start, isSkipped } = open.pop() ?? { isSkipped: true };
    if (start !== undefined && !isSkipped) found.push(pictureOf(rtf.slice(start, end)));
  };
  for (const { 0: token, 1: word, index } of rtf.matchAll(TOKEN)) {
    const group = open.at(-1);
    if (token === '{')
      open.push({
        isSkipped: group !== undefined && (group.isSkipped || group.start !== undefined),
      });
    else if (token === '}') close(index);
    else if (group && word === 'nonshppict') group.isSkipped = true;
    else if (group && word === 'pict') group.start ??= index + token.length;
  }
  while (open.length > 0) close(rtf.length);
  return found;
}

function pictureOf(group: string): RtfPicture | undefined {
  const type = /\\pngblip/.test(group)
    ? 'image/png'
    : /\\jpegblip/.test(group)
      ? 'image/jpeg'
      : undefined;
  if (type === undefined) return undefined;
  // Properties are groups and words before the bytes.
  const hex = group
    .replaceAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, ' ')
    .replaceAll(/\\[a-z]+-?\d* ?/gi, ' ')
    .replaceAll(/\s/g, '');
  if (hex === '' || /[^\da-f]/i.test(hex)) return undefined;
  return {
    bytes: Uint8Array.from({ length: hex.length >> 1 }, (_, at) =>
      Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
    ),
    type,
  };
}
