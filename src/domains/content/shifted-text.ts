const PLAIN = '0123456789+-=()n';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ';

/**
 * Superscript or subscript as plain text, of the same length: `10⁶`, so that no number changes its value. Text with a character
 * that Unicode lacks stays as it is.
 */
export function shiftedText(text: string, mark: 'superscript' | 'subscript'): string {
  const signs = mark === 'superscript' ? RAISED : LOWERED;
  const found = Array.from(text, (character) => signs[PLAIN.indexOf(character.replace('−', '-'))]);
  return found.every((sign) => sign !== undefined) ? found.join('') : text;
}
