/** Advance widths of Arial in thousandths of the font size. Characters that are not listed are as wide as a digit. */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [191, "'"],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' !,./:;[]\\ftI'],
  [333, '()-r“”'],
  [355, '"'],
  [389, '*'],
  [500, 'ckJsvxyz'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'mM'],
  [889, '%'],
  [944, 'W'],
  [1000, '…—'],
  [1015, '@'],
];
const DIGIT_WIDTH = 556;

const widthOf = new Map(
  WIDTHS.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
);

/** Width of a line of Arial in pixels, as search engines set titles (20 px) and descriptions (14 px). */
export function arialWidth(text: string, fontSize: number): number {
  const units = [...text].reduce(
    (sum, character) => sum + (widthOf.get(character) ?? DIGIT_WIDTH),
    0,
  );
  return (units * fontSize) / 1000;
}
