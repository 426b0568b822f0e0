/** A word that documents have, which may be what somebody meant. */
export interface Candidate {
  word: string;
  /** how many documents have it */
  documents: number;
}

/** How many slips a word of this length may have; of three letters only a swap of two counts. */
function slipsAllowed(length: number): number {
  if (length < 3) return 0;
  if (length < 7) return 1;
  return length < 11 ? 2 : 3;
}

/**
 * The candidate that needs the fewest slips (a letter missing, added, wrong, or two swapped); of several a complete word before
 * a longer one, and then the one that most documents have.
 * @param isUnfinished whether the word is still being typed, and so may be the beginning of the one meant
 * @returns undefined when none is near enough to be meant
 */
export function nearestWord(
  typed: string,
  candidates: readonly Candidate[],
  isUnfinished: boolean,
): string | undefined {
  const allowed = slipsAllowed(typed.length);
  const ranked = candidates
    .map((candidate) => ({ ...candidate, ...slipsTo(typed, candidate.word, isUnfinished) }))
    .filter(({ word, count }) => count <= allowed && isAlike(typed, word, count))
    .toSorted(
      (a, b) =>
        a.count - b.count ||
        Number(a.isBeginning) - Number(b.isBeginning) ||
        b.documents - a.documents,
    );
  return ranked[0]?.word;
}

/**
 * Whether a few slips are likely: who slips twice still begins with the right letter, and three letters are too few to tell a
 * slip from another word, unless they are the same three.
 */
function isAlike(typed: string, word: string, count: number): boolean {
  if (typed.length > 3) return count < 2 || typed[0] === word[0];
  return Array.from(typed).toSorted().join('') === Array.from(word).toSorted().join('');
}

/** Slips to a word, or to a beginning of it where that takes fewer. */
function slipsTo(typed: string, word: string, isUnfinished: boolean) {
  const whole = slips(typed, word);
  if (!isUnfinished || word.length <= typed.length || typed.length < 4)
    return { count: whole, isBeginning: false };
  const begun = slips(typed, word.slice(0, typed.length));
  return { count: Math.min(whole, begun), isBeginning: begun < whole };
}

/** The words that differ from one by a swap of two neighbouring letters: too different for trigrams to see in a short word. */
export function swapsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters
    .slice(1)
    .map((letter, at) => letters.toSpliced(at, 2, letter, letters[at]!).join(''));
}

/** Slips that turn one word into the other: the optimal string alignment distance. */
export function slips(one: string, other: string): number {
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
