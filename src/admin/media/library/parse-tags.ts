/** Tags as typed, separated by commas: trimmed, in lower case, each once. */
export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().toLowerCase().replaceAll(/\s+/g, ' '))
      .filter((tag) => tag !== ''),
  ),
];
