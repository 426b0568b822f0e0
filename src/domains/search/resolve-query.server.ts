import type { Db } from '#src/platform/db/database.server.ts';
import { findNearestWord, listSwaps } from './near-word.ts';
import {
  isLoose,
  isNumber,
  mayBePrefix,
  type Query,
  type Term,
  formatTerms,
} from './parse-query.ts';
import {
  describeWords,
  findCandidates,
  findCompletions,
  type WordFacts,
} from './word-repository.server.ts';

/** A query after comparison with the lexicon. */
export interface ResolvedQuery {
  /** corrected terms, without missing words and stop words */
  terms: readonly Term[];
  /** the last word, which may still be typed, and the stems of its completions */
  unfinished: { word: string; stems: readonly string[] } | undefined;
  /** the stop words of a query without missing words; matched if the query has no other terms, since a title may consist of them */
  stopWords: readonly string[];
  /** the corrected query; undefined if nothing was corrected */
  corrected: string | undefined;
  /** words that no document contains, and none similar to them */
  missing: readonly string[];
}

/** A query that matches no document by its words. */
export const UNMATCHED: ResolvedQuery = {
  terms: [],
  unfinished: undefined,
  stopWords: [],
  corrected: undefined,
  missing: [],
};

const MAX_COMPLETIONS = 12;
/** Compared per unknown word. The number is high because a swap in a long word leaves few common trigrams. */
const MAX_CANDIDATES = 40;

/** Compares a query with the lexicon: joins unknown words with their neighbor or corrects them, if a document contains the result. */
export async function resolveQuery(db: Db, { terms }: Query): Promise<ResolvedQuery> {
  const last = terms.at(-1);
  const unfinished =
    last && isLoose(last) && mayBePrefix(last.words[0]!) ? last.words[0]! : undefined;
  const lookups = new Set([
    ...terms.filter(isLoose).flatMap(({ words }) => words),
    ...listJoints(terms),
  ]);
  const [described, stems] = await Promise.all([
    describeWords(db, [...lookups]),
    unfinished === undefined ? [] : findCompletions(db, unfinished, MAX_COMPLETIONS),
  ]);
  const facts = new Map(described.map((each) => [each.word, each]));
  const isKnown = (word: string) =>
    isFound(facts.get(word)) || (word === unfinished && stems.length > 0);

  const resolved: Term[] = [];
  const missing: string[] = [];
  let isCorrected = false;
  for (const term of joinNeighbors(terms, facts, isKnown)) {
    const [word] = term.words;
    isCorrected ||= !terms.includes(term);
    if (!isLoose(term) || isKnown(word!)) resolved.push(term);
    else {
      const near = await findNearest(db, word!, word === unfinished);
      if (near === undefined) missing.push(word!);
      else resolved.push({ ...term, words: [near] });
      isCorrected ||= near !== undefined;
    }
  }
  const isStopWord = (term: Term) =>
    isLoose(term) && (facts.get(term.words[0]!)?.isStopWord ?? false);
  const stopWords = missing.length > 0 ? [] : resolved.filter(isStopWord);
  // 'in' alone may become 'integration'; next to other words it is a stop word.
  const isOnlyPrefix = resolved.length === 1 && stems.length > 0;
  return {
    terms: isOnlyPrefix ? resolved : resolved.filter((term) => !isStopWord(term)),
    unfinished:
      unfinished !== undefined && resolved.includes(last!)
        ? { word: unfinished, stems }
        : undefined,
    stopWords: stopWords.flatMap(({ words }) => words),
    corrected: isCorrected ? formatTerms(resolved) : undefined,
    missing,
  };
}

const isFound = (facts: WordFacts | undefined) =>
  facts !== undefined && (facts.isKnown || facts.isStopWord);

/** Every two neighboring words, joined into one. */
const listJoints = (terms: readonly Term[]): string[] =>
  terms.flatMap((term, at) => jointOf(term, terms[at + 1]) ?? []);

function jointOf(term: Term, next: Term | undefined): string | undefined {
  if (!next || !isLoose(term) || !isLoose(next)) return undefined;
  const joint = term.words[0]! + next.words[0]!;
  return isNumber(joint) ? undefined : joint;
}

/** Joins 'hub spot' to 'hubspot' if documents contain that, but not both of its parts. */
function joinNeighbors(
  terms: readonly Term[],
  facts: ReadonlyMap<string, WordFacts>,
  isKnown: (word: string) => boolean,
): Term[] {
  const joined: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const [term, next] = [terms[at]!, terms[at + 1]];
    const joint = jointOf(term, next);
    const isOne =
      joint !== undefined &&
      facts.get(joint)?.isKnown === true &&
      !(isKnown(term.words[0]!) && isKnown(next!.words[0]!));
    joined.push(isOne ? { ...term, words: [joint] } : term);
    if (isOne) at += 1;
  }
  return joined;
}

async function findNearest(db: Db, word: string, isUnfinished: boolean) {
  if (isNumber(word)) return undefined;
  const candidates = await findCandidates(db, word, listSwaps(word), MAX_CANDIDATES);
  return findNearestWord(word, candidates, isUnfinished);
}
