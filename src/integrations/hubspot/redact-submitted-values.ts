/** A submitted value and the name that replaces it. */
export type NamedValue = readonly [name: string, value: string];

/** Values of at least this length are also recognized inside words. */
const MIN_INNER_LENGTH = 8;
/** Quoted passages of at least this length are recognized as part of a value. */
const MIN_PASSAGE_LENGTH = 6;

/**
 * Replaces submitted values in a CRM message by their names in square brackets. HubSpot quotes values ("'37184' is not a valid
 * Hutk") verbatim, in another case, truncated, or escaped for JSON, HTML or URLs.
 */
export function redactSubmittedValues(message: string, values: readonly NamedValue[]): string {
  const names = new Set(values.map(([name]) => name.toLowerCase()));
  const written = values
    .filter(([, value]) => value.trim() !== '' && !names.has(value.trim().toLowerCase()))
    .flatMap(([name, value]) => encodings(value.trim()).map((text) => [name, text] as const))
    .toSorted(([, a], [, b]) => b.length - a.length);
  if (written.length === 0) return message;
  const nameOf = new Map(written.toReversed().map(([name, text]) => [text.toLowerCase(), name]));
  const whole = new RegExp(written.map(([, text]) => patternOf(text)).join('|'), 'giu');
  return message
    .replaceAll(whole, (found) => `[${nameOf.get(found.toLowerCase()) ?? 'value'}]`)
    .replaceAll(/(['"])(.+?)(?:\.{3}|…)?\1/gsu, (quoted, quote: string, passage: string) => {
      const part = passage.trim().toLowerCase();
      if (part.length < MIN_PASSAGE_LENGTH || names.has(part)) return quoted;
      const source = written.find(([, text]) => text.toLowerCase().includes(part));
      return source ? `${quote}[${source[0]}]${quote}` : quoted;
    });
}

function encodings(value: string) {
  const json = JSON.stringify(value).slice(1, -1);
  const html = value.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
  const collapsed = value.replaceAll(/\s+/g, ' ');
  return [...new Set([value, collapsed, json, html, encodeURIComponent(value.toWellFormed())])];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Short values ("7", "Ana", "Other") match only as whole words, so that other words stay readable. */
function patternOf(text: string) {
  const literal = text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  if (text.length >= MIN_INNER_LENGTH) return literal;
  return String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`;
}
