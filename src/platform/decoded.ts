/** Decodes the percent-encoding of a part of an address; returns a text that is not encoded properly as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
