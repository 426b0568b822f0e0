/** How much of an advised length a text has, for the hint of its field. */
export function countOf(text: string, advised: number): string {
  const length = text.trim().length;
  return length > advised
    ? `${length} of about ${advised} characters: shorten it.`
    : `${length} of about ${advised} characters.`;
}
