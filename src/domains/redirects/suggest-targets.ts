/** Words that say nothing of what a page is about. */
const EMPTY = new Set([
  'a',
  'an',
  'and',
  'en',
  'for',
  'htm',
  'html',
  'in',
  'index',
  'of',
  'on',
  'our',
  'php',
  'the',
  'to',
  'us',
  'www',
]);

/** Pairs of words below it are different words; typing errors and endings are above. */
const LIKE_ENOUGH = 0.5;
/** Paths below it have too little in common to be offered. */
const WORTH_OFFERING = 0.3;
const MOST_OFFERED = 3;

interface Candidate {
  path: string;
  words: string[];
}

/**
 * Finds, for paths that do not exist, those of the given ones whose words are most alike: common words count little, rare ones
 * much, and a word with a typing error or another ending counts nearly as itself.
 * @returns for a path up to three paths, the likeliest first
 */
export function suggestTargets(existing: readonly string[]): (path: string) => string[] {
  const candidates = existing.map((path) => ({ path, words: wordsOf(path) }));
  const found = new Map<string, number>();
  for (const word of candidates.flatMap(({ words }) => words))
    found.set(word, (found.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(2 + candidates.length / (found.get(word) ?? 1));
  const alike = rememberedLikeness();

  /** How much of the words' weight has its like among the others, from 0 to 1. */
  const covered = (words: readonly string[], others: readonly string[]) => {
    const total = words.reduce((sum, word) => sum + weight(word), 0);
    const matched = words.reduce(
      (sum, word) => sum + weight(word) * Math.max(0, ...others.map((other) => alike(word, other))),
      0,
    );
    return total && matched / total;
  };
  const scoreOf = (asked: readonly string[], { words }: Candidate) => {
    const there = covered(asked, words);
    const back = covered(words, asked);
    return there + back && (2 * there * back) / (there + back);
  };
  return (path) => {
    const asked = wordsOf(path);
    return candidates
      .map((candidate) => ({ path: candidate.path, score: scoreOf(asked, candidate) }))
      .filter(({ score }) => score >= WORTH_OFFERING)
      .toSorted((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
      .slice(0, MOST_OFFERED)
      .map(({ path }) => path);
  };
}

function wordsOf(path: string): string[] {
  const words = path.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => word && !EMPTY.has(word)))];
}

/** The same few words meet again and again. */
function rememberedLikeness(): (a: string, b: string) => number {
  const known = new Map<string, number>();
  return (a, b) => {
    const key = `${a} ${b}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const like = a === b ? 1 : likeness(pairsOf(a), pairsOf(b));
    const result = like >= LIKE_ENOUGH ? like : 0;
    known.set(key, result);
    return result;
  };
}

/** The share of neighbouring letters that two words have in common (Dice's coefficient). */
function likeness(a: readonly string[], b: readonly string[]): number {
  const rest = [...b];
  const common = a.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return a.length + b.length > 0 ? (2 * common.length) / (a.length + b.length) : 0;
}

const pairsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
