const PLAIN = '0123456789+-=()n';

const SIGNS = new Map([
  ['superscript', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'],
  ['subscript', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ'],
]);

/**
 * Text as plain text, of the same length: `10⁶` for a superscript, so that no number changes its value. Text with a character
 * that Unicode lacks there stays as it is.
 */
export function shiftedText(text: string, marks: readonly { type: string }[] = []): string {
  const signs = SIGNS.get(marks.find(({ type }) => SIGNS.has(type))?.type ?? '');
  if (signs === undefined) return text;
  const found = Array.from(text, (character) => signs[PLAIN.indexOf(character.replace('−', '-'))]);
  return found.every((sign) => sign !== undefined) ? found.join('') : text;
}
