/**
 * Percent-decodes a path once, segment by segment, so that an encoded slash does not create a new segment. A malformed
 * segment is left unchanged.
 */
export const decodePath = (pathname: string): string =>
  pathname.split('/').map(decodePart).join('/');

function decodePart(part: string) {
  try {
    const decoded = decodeURIComponent(part);
    return decoded.includes('/') ? part : decoded;
  } catch {
    return part;
  }
}
