/** First bytes of XML in an encoding that nothing declares. */
const STARTS: readonly [string, string][] = [
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
  ['<\0', 'utf-16le'],
  ['\0<', 'utf-16be'],
  ['\xef\xbb\xbf', 'utf-8'],
];

/**
 * Decodes XML by its byte order mark or its declaration, as browsers do.
 * @param isPart whether the last character may be cut off
 * @returns or a sentence that says why it cannot be decoded
 */
export function decodeXml(contents: Buffer, isPart = false): string | { message: string } {
  const start = contents.toString('latin1', 0, 200);
  const declared = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  const label = STARTS.find(([bytes]) => start.startsWith(bytes))?.[1] ?? declared ?? 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true }).decode(contents, { stream: isPart });
  } catch (error) {
    return {
      message:
        error instanceof RangeError
          ? `This drawing says its encoding is ${label}, which is not known. Save it as UTF-8.`
          : `This drawing says its encoding is ${label.toUpperCase()}, but has other characters. Save it as UTF-8.`,
    };
  }
}
