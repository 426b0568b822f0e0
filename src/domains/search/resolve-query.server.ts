import type { Db } from '#src/platform/db/database.server.ts';
import { nearestWord, swapsOf } from './near-word.ts';
import { isLoose, isNumber, mayBeBegun, type Query, type Term, writeTerms } from './read-query.ts';
import {
  describeWords,
  findCandidates,
  findCompletions,
  type WordFacts,
} from './word-repository.server.ts';

/** A query whose words the documents have. */
export interface ResolvedQuery {
  /** corrected, and without words that nothing can be found by */
  terms: readonly Term[];
  /** the last word, which may still be typed, and the stems of words that begin so */
  begun: { word: string; stems: readonly string[] } | undefined;
  /** a query of nothing but words that English leaves out: a title may consist of them */
  stopWords: readonly string[];
  /** the query as it is looked for, when words were corrected */
  corrected: string | undefined;
  /** words that no document has, nor any like them */
  missing: readonly string[];
}

const MAX_COMPLETIONS = 12;
/** How many words of a near spelling are weighed; a swap in a long word leaves few trigrams in common. */
const MAX_CANDIDATES = 40;

/** What the lexicon makes of a query: words no document has are joined with their neighbour or corrected, if that helps. */
export async function resolveQuery(db: Db, { terms }: Query): Promise<ResolvedQuery> {
  const last = terms.at(-1);
  const begun = last && isLoose(last) && mayBeBegun(last.words[0]!) ? last.words[0]! : undefined;
  const asked = new Set([...terms.filter(isLoose).flatMap(({ words }) => words), ...joints(terms)]);
  const [described, stems] = await Promise.all([
    describeWords(db, [...asked]),
    begun === undefined ? [] : findCompletions(db, begun, MAX_COMPLETIONS),
  ]);
  const facts = new Map(described.map((each) => [each.word, each]));
  const isKnown = (word: string) =>
    isFound(facts.get(word)) || (word === begun && stems.length > 0);

  const resolved: Term[] = [];
  const missing: string[] = [];
  let isCorrected = false;
  for (const term of joinNeighbours(terms, facts, isKnown)) {
    const [word] = term.words;
    isCorrected ||= !terms.includes(term);
    if (!isLoose(term) || isKnown(word!)) resolved.push(term);
    else {
      const near = await findNearest(db, word!, word === begun);
      if (near === undefined) missing.push(word!);
      else resolved.push({ ...term, words: [near] });
      isCorrected ||= near !== undefined;
    }
  }
  const isStopWord = (term: Term) =>
    isLoose(term) && (facts.get(term.words[0]!)?.isStopWord ?? false);
  const stopWords = missing.length > 0 ? [] : resolved.filter(isStopWord);
  // 'In' alone may become 'integration'; after other words it is what it is.
  const isBeginning = resolved.length === 1 && stems.length > 0;
  return {
    terms: isBeginning ? resolved : resolved.filter((term) => !isStopWord(term)),
    begun: begun !== undefined && resolved.includes(last!) ? { word: begun, stems } : undefined,
    stopWords: stopWords.flatMap(({ words }) => words),
    corrected: isCorrected ? writeTerms(resolved) : undefined,
    missing,
  };
}

const isFound = (facts: WordFacts | undefined) =>
  facts !== undefined && (facts.isKnown || facts.isStopWord);

/** Every two neighbours written as one word. */
const joints = (terms: readonly Term[]): string[] =>
  terms.flatMap((term, at) => jointOf(term, terms[at + 1]) ?? []);

function jointOf(term: Term, next: Term | undefined): string | undefined {
  if (!next || !isLoose(term) || !isLoose(next)) return undefined;
  const joint = term.words[0]! + next.words[0]!;
  return isNumber(joint) ? undefined : joint;
}

/** 'hub spot' is 'hubspot', where documents have that and not both of its parts. */
function joinNeighbours(
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

async function findNearest(db: Db, word: string, isBegun: boolean) {
  if (isNumber(word)) return undefined;
  const candidates = await findCandidates(db, word, swapsOf(word), MAX_CANDIDATES);
  return nearestWord(word, candidates, isBegun);
}
