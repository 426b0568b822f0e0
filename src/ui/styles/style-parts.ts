export interface StylePart {
  css: string;
  /** classes that an element and what is around it need for a rule of the part: one list for each selector */
  selectors: readonly (readonly string[])[];
}

/** Reads which classes the selectors of a style sheet need; those within `:is()`, `:not()` and `:has()` are left out. */
export function selectorsIn(css: string): string[][] {
  const preludes = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{};])[^{};@]+(?=\{)/g);
  return [...preludes]
    .flatMap(([prelude]) => withoutParentheses(prelude).split(','))
    .map((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!))
    .filter((classes) => classes.length > 0);
}

function withoutParentheses(text: string): string {
  const shorter = text.replaceAll(/\([^()]*\)/g, '');
  return shorter === text ? text : withoutParentheses(shorter);
}

/** Returns the styles of the parts that have a rule for the document, in the given order. */
export function selectParts(html: string, parts: readonly StylePart[]): string[] {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)),
  );
  return parts
    .filter(({ selectors }) => selectors.some((classes) => classes.every((name) => used.has(name))))
    .map(({ css }) => css);
}
