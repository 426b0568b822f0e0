/**
 * The path of an address as content names it: percent-decoded once, part by part, so that an encoded slash makes no new part.
 * A part that is not encoded right stands as it is.
 */
export const decodePath = (pathname: string): string =>
  pathname.split('/').map(decodePart).join('/');

function decodePart(part: string): string {
  try {
    const decoded = decodeURIComponent(part);
    return decoded.includes('/') ? part : decoded;
  } catch {
    return part;
  }
}
