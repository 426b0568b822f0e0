/** A submitted value and what to call it instead. */
export type NamedValue = readonly [name: string, value: string];

/** From this length on a value is recognised inside of words too. */
const TELLING_LENGTH = 8;
/** A quoted passage of this length is recognised as part of a value. */
const PASSAGE_LENGTH = 6;

/**
 * A message of the CRM without what the visitor entered: it quotes values ("'37184' is not a valid Hutk"), as they are,
 * in another case, cut short or escaped for JSON, HTML or an address. Each is replaced by its name in square brackets.
 */
export function redactSubmittedValues(message: string, values: readonly NamedValue[]): string {
  const names = new Set(values.map(([name]) => name.toLowerCase()));
  const written = values
    .filter(([, value]) => value.trim() !== '' && !names.has(value.trim().toLowerCase()))
    .flatMap(([name, value]) => spellings(value.trim()).map((text) => [name, text] as const))
    .toSorted(([, a], [, b]) => b.length - a.length);
  if (written.length === 0) return message;
  const nameOf = new Map(written.toReversed().map(([name, text]) => [text.toLowerCase(), name]));
  const whole = new RegExp(written.map(([, text]) => patternOf(text)).join('|'), 'giu');
  return message
    .replaceAll(whole, (found) => `[${nameOf.get(found.toLowerCase()) ?? 'value'}]`)
    .replaceAll(/(['"])(.+?)(?:\.{3}|…)?\1/gsu, (quoted, quote: string, passage: string) => {
      const part = passage.trim().toLowerCase();
      if (part.length < PASSAGE_LENGTH || names.has(part)) return quoted;
      const source = written.find(([, text]) => text.toLowerCase().includes(part));
      return source ? `${quote}[${source[0]}]${quote}` : quoted;
    });
}

function spellings(value: string): string[] {
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

/** A short value ("7", "Ana", "Other") counts only as a word of its own, or every message would be full of holes. */
function patternOf(text: string): string {
  const literal = text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  if (text.length >= TELLING_LENGTH) return literal;
  return String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`;
}
