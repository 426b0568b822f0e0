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

const widthOf = (character: string) =>
  WIDTHS.find(([, characters]) => characters.includes(character))?.[0] ?? DIGIT_WIDTH;

/** Width of a line of Arial in pixels, as search engines set titles (20 px) and descriptions (14 px). */
export const arialWidth = (text: string, fontSize: number): number =>
  Array.from(text, widthOf).reduce((sum, width) => sum + width, 0) * (fontSize / 1000);

/** Widths of a result in Google on a desktop: one line of a title at 20 px, two lines of a description at 14 px. */
export const MAX_TITLE_WIDTH = 580;
export const MAX_DESCRIPTION_WIDTH = 920;

export const titleWidth = (title: string): number => arialWidth(title, 20);
export const descriptionWidth = (description: string): number => arialWidth(description, 14);

/** The text as search results show it: cut off between words before it gets wider than they have room for. */
export function cutToWidth(
  text: string,
  max: number,
  widthOfText: (text: string) => number,
): string {
  if (widthOfText(text) <= max) return text;
  const words = text.split(/\s+/);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const cut = `${words.slice(0, count).join(' ')} …`;
    if (widthOfText(cut) <= max) return cut;
  }
  // One word that is wider than the whole line.
  let letters = Array.from(text);
  while (letters.length > 0 && widthOfText(`${letters.join('')}…`) > max)
    letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
}
