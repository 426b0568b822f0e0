/** A run of text, and whether it is what was looked for. */
export interface TextRun {
  text: string;
  isHit: boolean;
}

/** A text whose hits are marked; shown piece by piece, so that nothing in it can become markup. */
export type MarkedText = readonly TextRun[];

/** Stand around a hit in what the database answers. No document has them: control characters are taken out. */
export const HIT_BEGINS = '\u0002';
export const HIT_ENDS = '\u0003';

/** Splits what the database marked. */
export function readMarks(marked: string): MarkedText {
  return marked.split(HIT_BEGINS).flatMap((piece, at) => {
    const [hit, ...rest] = at === 0 ? ['', piece] : piece.split(HIT_ENDS);
    return [
      { text: hit!, isHit: true },
      { text: rest.join(''), isHit: false },
    ].filter(({ text }) => text !== '');
  });
}

/** The text without its marks. */
export const unmarked = (marked: MarkedText): string => marked.map(({ text }) => text).join('');
