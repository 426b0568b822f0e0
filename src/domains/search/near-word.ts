/** A word of the lexicon that may be a correction. */
export interface Candidate {
  word: string;
  /** number of documents that contain it */
  documents: number;
}

/** The maximum edit distance for a word of this length. `isPlausible` limits three letters to a swap. */
function maxDistance(length: number) {
  if (length < 3) return 0;
  if (length < 7) return 1;
  return length < 11 ? 2 : 3;
}

/**
 * Returns the candidate with the smallest edit distance. On a tie, a complete match wins over a match of a word's beginning,
 * then the word in most documents.
 * @param isUnfinished whether the word is still being typed, and may be the beginning of a candidate
 * @returns undefined if no candidate is near enough
 */
export function findNearestWord(
  typed: string,
  candidates: readonly Candidate[],
  isUnfinished: boolean,
): string | undefined {
  const allowed = maxDistance(typed.length);
  const ranked = candidates
    .map((candidate) => ({ ...candidate, ...distanceTo(typed, candidate.word, isUnfinished) }))
    .filter(({ word, count }) => count <= allowed && isPlausible(typed, word, count))
    .toSorted(
      (a, b) =>
        a.count - b.count ||
        Number(a.isBeginning) - Number(b.isBeginning) ||
        b.documents - a.documents,
    );
  return ranked[0]?.word;
}

/**
 * Whether a typo is a plausible explanation of the difference. Words with two or more edits must share the first letter, and
 * words of three letters must have the same letters: with other letters they are usually different words.
 */
function isPlausible(typed: string, word: string, count: number) {
  if (typed.length > 3) return count < 2 || typed[0] === word[0];
  return Array.from(typed).toSorted().join('') === Array.from(word).toSorted().join('');
}

/** The edit distance to a word, or to its beginning if that is smaller. */
function distanceTo(typed: string, word: string, isUnfinished: boolean) {
  const whole = editDistance(typed, word);
  if (!isUnfinished || word.length <= typed.length || typed.length < 4)
    return { count: whole, isBeginning: false };
  const prefix = editDistance(typed, word.slice(0, typed.length));
  return { count: Math.min(whole, prefix), isBeginning: prefix < whole };
}

/** Every spelling with two neighboring letters swapped. Trigrams do not find these for short words. */
export function listSwaps(word: string): string[] {
  const letters = Array.from(word);
  return letters
    .slice(1)
    .map((letter, at) => letters.toSpliced(at, 2, letter, letters[at]!).join(''));
}

/** The optimal string alignment distance: edits are a missing, added or wrong letter, or a swap of two neighbors. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, letterOther] of b.entries()) {
      const isSame = letter === letterOther;
      const isSwap =
        row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === letterOther;
      current.push(
        Math.min(
          last[column + 1]! + 1,
          current[column]! + 1,
          last[column]! + (isSame ? 0 : 1),
          isSwap ? beforeLast[column - 1]! + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length]!;
}
