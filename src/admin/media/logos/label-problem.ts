/** Parts of file names that are no part of a company's name, and why they read badly. */
const LEFTOVERS: readonly (readonly [RegExp, string])[] = [
  [/\.(png|svg|jpe?g|webp|avif|gif)$/i, 'ends like a file name'],
  [/_|%20/, 'has signs in place of spaces'],
  [/^[\p{Ll}\d]+(-[\p{Ll}\d]+)+$/u, 'has hyphens in place of spaces'],
  [/\d+\s?x\s?\d+|\b\d+\s?px\b|@\dx/i, 'contains a size'],
  [/\b(logo|logos|draft|untitled|screenshot|img|rgb|cmyk)\b/i, 'contains a word of the file'],
  [/\b(v\d+|final|copy|\(\d+\))$|\(\d+\)$/i, 'contains a version'],
  [/^\P{L}*$/u, 'has no letters'],
];

/** Says why a name of a file is no good alternative text of a logo; undefined if it is. */
export const labelProblem = (label: string): string | undefined =>
  LEFTOVERS.find(([pattern]) => pattern.test(label))?.[1];
