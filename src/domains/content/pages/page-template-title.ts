/** The patterns of a page template with blanks in square brackets, such as `[City]`. */
export interface TitlePatterns {
  /** of the name of the page */
  title: string;
  /** of its search title, with the brand */
  searchTitle: string;
}

const BLANK = /\[([^\]]+)\]/g;
/** Characters that regular expressions read as more than themselves. */
const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g;
const BRAND = / \| [^|]+$/;

/**
 * Whether the search title of a page is still what its template makes of the name of the page, whatever the brand.
 * Titles whose blanks do not stand in the name cannot be known, and count as written by someone.
 */
export function isTitleOfTemplate(
  { title, searchTitle }: TitlePatterns,
  page: { headline: string; title: string },
): boolean {
  const values = valuesOf(title, page.headline.trim());
  if (!values) return false;
  const made = searchTitle.replaceAll(BLANK, (blank, name: string) => values.get(name) ?? blank);
  return made.search(BLANK) < 0 && made.replace(BRAND, '') === page.title.replace(BRAND, '');
}

/** The texts that stand where a pattern has blanks; undefined if the text does not follow the pattern. */
function valuesOf(pattern: string, text: string): Map<string, string> | undefined {
  const names: string[] = [];
  const source = pattern.split(BLANK).map((part, n) => {
    if (n % 2 === 0) return part.replaceAll(SPECIAL, String.raw`\$&`);
    const known = names.indexOf(part);
    return known < 0 ? (names.push(part), '(.+?)') : `\\${known + 1}`;
  });
  const match = new RegExp(`^${source.join('')}$`).exec(text);
  return match ? new Map(names.map((name, n) => [name, match[n + 1]!])) : undefined;
}
