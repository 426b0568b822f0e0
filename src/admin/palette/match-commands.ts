import type { PaletteCommand, PaletteGroup } from './palette-item.ts';

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s/.,:@-]+/u)
    .filter(Boolean);

/**
 * How well a text matches: 0 for not at all, 2 when every typed word starts a word of the title, 3 when the title starts with
 * the text, 1 when it needs the keywords.
 */
export function matchScore(q: string, title: string, keywords = ''): number {
  const typed = wordsOf(q);
  if (typed.length === 0) return 1;
  const startsOne = (words: readonly string[]) =>
    typed.every((part) => words.some((word) => word.startsWith(part)));
  if (title.toLowerCase().startsWith(q.toLowerCase())) return 3;
  if (startsOne(wordsOf(title))) return 2;
  return startsOne(wordsOf(`${title} ${keywords}`)) ? 1 : 0;
}

/** The items with a score, the best first, and in their own order where they match equally. */
export const bestMatches = <Item>(
  items: readonly Item[],
  scoreOf: (item: Item) => number,
): readonly Item[] =>
  items
    .map((item) => ({ item, score: scoreOf(item) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);

/** The commands whose title matches, the best first. */
export const matchCommands = (
  q: string,
  commands: readonly PaletteCommand[],
  limit: number,
): PaletteCommand[] => bestMatches(commands, ({ title }) => matchScore(q, title)).slice(0, limit);

/** The commands that match only by another word for them. */
export const matchByKeyword = (
  q: string,
  commands: readonly PaletteCommand[],
  limit: number,
): PaletteCommand[] =>
  commands
    .filter(({ title, keywords }) => matchScore(q, title, keywords) === 1)
    .slice(0, q === '' ? 0 : limit);

/** Narrows results for an earlier text to those that still match, while the server looks for the new one. */
export function narrowGroups(q: string, groups: readonly PaletteGroup[]): PaletteGroup[] {
  return groups
    .map(({ label, items }) => ({
      label,
      items: items.filter(({ title, hint }) => matchScore(q, title, hint) > 0),
    }))
    .filter(({ items }) => items.length > 0);
}
