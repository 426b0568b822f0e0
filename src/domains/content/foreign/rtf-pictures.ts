export interface RtfPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** `image/png` or `image/jpeg` */
  type: string;
}

const TOKEN = /\\\*?\\?([a-z]+)(-?\d+)? ?|[{}]|\\'[\da-f]{2}|\\[^a-z]/gi;

/**
 * The pictures of an RTF text in order, each once: what is only for old programs (`\nonshppict`) is none. Undefined stands for one in a format
 * that browsers do not show.
 */
export function picturesOfRtf(rtf: string): (RtfPicture | undefined)[] {
  const found: (RtfPicture | undefined)[] = [];
  /** of each open group, whether it is for old programs */
  const open: boolean[] = [];
  let at = 0;
  for (;;) {
    const start = rtf.indexOf('\\pict', at);
    if (start === -1) return found;
    countGroups(rtf, at, start, open);
    at = start + 5;
    if (/[a-z]/i.test(rtf[at] ?? '')) continue;
    const end = endOfGroup(rtf, at);
    if (!open.includes(true)) found.push(pictureOf(rtf.slice(at, end)));
    at = end;
  }
}

function countGroups(rtf: string, from: number, to: number, open: boolean[]): void {
  TOKEN.lastIndex = from;
  for (let token = TOKEN.exec(rtf); token && token.index < to; token = TOKEN.exec(rtf)) {
    if (token[0] === '{') open.push(false);
    else if (token[0] === '}') open.pop();
    else if (token[1] === 'nonshppict' && open.length > 0) open[open.length - 1] = true;
  }
}

function endOfGroup(rtf: string, from: number): number {
  let depth = 1;
  for (let at = from; at < rtf.length; at += 1) {
    if (rtf[at] === '{') depth += 1;
    else if (rtf[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return rtf.length;
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
