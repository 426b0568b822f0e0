const SCREEN_BYTES = 13;
const IMAGE_BYTES = 10;
const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b];

/** Whether a GIF has all its blocks up to its end, which decoders do without: they show the frames that are there. */
export function isWholeGif(gif: Buffer): boolean {
  /** Colors of three bytes, by the packed byte that says whether there are any. */
  const tableBytes = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);
  let at = SCREEN_BYTES + tableBytes(gif[10] ?? 0);
  while (at < gif.length) {
    const type = gif[at];
    if (type === END) return true;
    if (type === IMAGE) at += IMAGE_BYTES + tableBytes(gif[at + 9] ?? 0) + 1;
    else if (type === EXTENSION) at += 2;
    else return false;
    while (gif[at]) at += gif[at]! + 1;
    at += 1;
  }
  return false;
}
