const ABBREVIATIONS = new Set(['ai', 'crm', 'cta', 'dtc', 'faq', 'id', 'seo', 'url']);

/** Editors ask for the same few names with every key. */
const MAX_NAMES = 1_000;
const names = new Map<string, string>();

/** Spells the name of a field or block type for people: `seo.title` is "SEO title", `cta-banner` is "CTA banner". */
export function readableName(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word))
    .join(' ');
  const readable = words.charAt(0).toUpperCase() + words.slice(1);
  // Content may have any number of names.
  if (names.size < MAX_NAMES) names.set(name, readable);
  return readable;
}

/** Names a field for people, after the kind of its block if it is in one. */
export function nameOf(field: string, blockType?: string): string {
  const names = [blockType, field].filter((name) => name !== undefined && name !== '');
  return names.map((name) => readableName(name!)).join(': ');
}
