/** A run of text, and whether it matches the query. */
export interface TextRun {
  text: string;
  isHit: boolean;
}

/** A text with marked hits. It is rendered run by run, so that no part of it can become markup. */
export type MarkedText = readonly TextRun[];

/** The database puts these around a hit. No document contains them: `normalizeDocument` removes control characters. */
export const HIT_START = '\u0002';
export const HIT_END = '\u0003';

/** Parses a text with the marks of the database. */
export function parseMarkedText(marked: string): MarkedText {
  return marked.split(HIT_START).flatMap((piece, at) => {
    const [hit, ...rest] = at === 0 ? ['', piece] : piece.split(HIT_END);
    return [
      { text: hit!, isHit: true },
      { text: rest.join(''), isHit: false },
    ].filter(({ text }) => text !== '');
  });
}

/** The text without its marks. */
export const plainText = (marked: MarkedText): string => marked.map(({ text }) => text).join('');
