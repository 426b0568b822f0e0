export interface StylePart {
  css: string;
  /** the classes that only this part, or other parts, know */
  classes: ReadonlySet<string>;
}

/** Names of the classes that a style sheet selects. */
export function classesIn(css: string): Set<string> {
  // A class begins with a letter here, so that numbers such as `.5rem` are none.
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));
}

/** The styles of those parts that have a class in common with the document, in the order given. */
export function chooseParts(html: string, parts: readonly StylePart[]): string[] {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)),
  );
  return parts
    .filter(({ classes }) => [...used].some((name) => classes.has(name)))
    .map(({ css }) => css);
}
