/** How many numbers of each remark a drawing shows to scale. */
const FIGURES_PER_ROW = { 'four-copies': 0, leaks: 1, waiting: 2, guesses: 2 } as const;

export type ProblemName = keyof typeof FIGURES_PER_ROW;

/** The numbers in a text, in order: [2, 60] for '2 hours of work, 60 of waiting'. */
export const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')));

/**
 * Returns the figures of a drawing by row, read from its remarks, so that a label and its band always agree. The texts
 * are names and remarks, alternating.
 */
export const figuresOf = (name: ProblemName, texts: readonly string[]): number[][] =>
  texts
    .filter((_, index) => index % 2 === 1)
    .map((remark) => numbersIn(remark).slice(0, FIGURES_PER_ROW[name]));

/** Whether every remark has the figures that the drawing needs. */
export const hasFigures = (name: ProblemName, texts: readonly string[]): boolean =>
  figuresOf(name, texts).every((row) => row.length === FIGURES_PER_ROW[name]);
