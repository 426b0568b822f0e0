/** A path made of the words of a title; undefined without any. */
export function suggestPath(title: string): string | undefined {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words ? `/${words.join('-').slice(0, 60).replace(/-$/, '')}` : undefined;
}
