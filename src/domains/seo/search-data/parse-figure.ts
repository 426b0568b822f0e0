/** A cell as a number, or what is wrong with it. */
export type ParsedFigure = { value: number } | { message: string };

/** Maximum of an integer column. */
const MAX_COUNT = 2_147_483_647;

const GROUPED = /^\d{1,3}(,\d{3})+$/;

const refuse = (message: string): ParsedFigure => ({ message });
const EXPORT_IN_ENGLISH = 'Set the language of Search Console to English and export again.';

/** Parses a whole number, with or without commas between thousands. */
export function parseCount(cell: string): ParsedFigure {
  const text = cell.trim();
  if (text === '') return refuse('A number is missing.');
  if (!/^\d+$/.test(text) && !GROUPED.test(text))
    return refuse(
      /^\d[\d.,\s]*$/.test(text)
        ? `“${text}” is no whole number such as 1,234. ${EXPORT_IN_ENGLISH}`
        : `“${shorten(text)}” is no number.`,
    );
  const value = Number(text.replaceAll(',', ''));
  return value <= MAX_COUNT ? { value } : refuse('The number is too large.');
}

/** Parses a rate as `4.5%`, or as a fraction such as `0.045` in exports of the API. @returns 0 to 1 */
export function parseRate(cell: string): ParsedFigure {
  const text = cell.trim();
  const percent = text.endsWith('%');
  const parsed = parseDecimal(text.replace(/\s*%$/, ''));
  if ('message' in parsed) return parsed;
  const value = percent ? parsed.value / 100 : parsed.value;
  return value <= 1 ? { value } : refuse(`“${text}” is more than 100%.`);
}

/** Parses an average position, from 1; 0 for rows without impressions. */
export function parsePosition(cell: string): ParsedFigure {
  const parsed = parseDecimal(cell.trim());
  if ('message' in parsed) return parsed;
  const isPossible = parsed.value === 0 || (parsed.value >= 1 && parsed.value <= 10_000);
  return isPossible ? parsed : refuse(`“${cell.trim()}” is no position: positions start at 1.`);
}

/** A comma may be a decimal comma, and guessing wrong would turn 3.4 into 34. */
function parseDecimal(text: string): ParsedFigure {
  if (text === '') return refuse('A number is missing.');
  if (/^\d+(\.\d+)?$/.test(text)) return { value: Number(text) };
  if (/^[\d.,\s]+$/.test(text))
    return refuse(`“${text}” has a comma where a point is expected. ${EXPORT_IN_ENGLISH}`);
  return refuse(`“${shorten(text)}” is no number.`);
}

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
