/** Addresses that an `href` or `url()` may name: a part of the drawing, or a picture or font in the address itself. */
const DATA = String.raw`data:(?:image\/(?:png|jpeg|webp)|(?:font|application)\/[\w-]*(?:woff2?|ttf|otf|opentype|truetype)[\w-]*);(?:charset=[\w-]+;)?base64,`;

const FORBIDDEN: readonly [RegExp, string][] = [
  [/@import/i, 'a style sheet from elsewhere'],
  [/\b(?:image-set|src)\(/i, 'a file from elsewhere'],
  [new RegExp(String.raw`url\(\s*["']?\s*(?!["']|\s|#|${DATA})`, 'i'), 'a file from elsewhere'],
  [/(?:java|vb)script\s*:/i, 'a script in an address'],
];

/** The address in a style sheet, or an attribute, that is not part of the drawing; undefined if there is none. */
export function findForeign(css: string): string | undefined {
  const texts = css.includes('\\') ? [css, withoutEscapes(css)] : [css];
  return FORBIDDEN.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1];
}

const withoutEscapes = (css: string) =>
  css.replaceAll(/\\(?:([\da-f]{1,6})(?:\r\n|\s)?|([^]))/gi, (_, hex?: string, other = '') =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10_ff_ff)) : (other as string),
  );

/** The ids of the drawing that `url()` names. */
export const namedIds = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id]) => id!);

/** A rule of a style sheet that names parts of the drawing. */
interface NamingRule {
  ids: readonly string[];
  /** whether it may apply to an element; sometimes true although it does not */
  appliesTo(element: string, classes: readonly string[]): boolean;
}

/** The rules of a style sheet that name parts of the drawing, such as `.a { fill: url(#g) }`. */
export function namingRules(css: string): NamingRule[] {
  if (!/url\(\s*["']?#/i.test(css)) return [];
  return css.split('}').flatMap((part) => {
    const open = part.lastIndexOf('{');
    const ids = namedIds(part.slice(open + 1));
    if (open < 0 || ids.length === 0) return [];
    const selectors = part.slice(part.lastIndexOf('{', open - 1) + 1, open).split(',');
    const last = selectors.map((selector) => {
      const compound =
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '';
      const type = /^[\w-]+/.exec(compound)?.[0];
      return { type, classes: [...compound.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!) };
    });
    const appliesTo: NamingRule['appliesTo'] = (element, classes) =>
      last.some(
        ({ type, classes: wanted }) =>
          (type === undefined || type === element) &&
          wanted.every((name) => classes.includes(name)),
      );
    return [{ ids, appliesTo }];
  });
}
