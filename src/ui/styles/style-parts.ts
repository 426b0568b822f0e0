export interface StylePart {
  css: string;
  /** classes that the core styles do not select */
  classes: ReadonlySet<string>;
}

/** Returns the names of the classes that a style sheet selects. */
export function classesIn(css: string): Set<string> {
  // Our class names start with a letter, which excludes numbers such as `.5rem`.
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));
}

/** Returns the styles of the parts that share a class with the document, in the given order. */
export function selectParts(html: string, parts: readonly StylePart[]): string[] {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)),
  );
  return parts
    .filter(({ classes }) => [...used].some((name) => classes.has(name)))
    .map(({ css }) => css);
}
