import { withMade } from '#src/domains/documents/merge/content-path.ts';

/** Dotted paths within the value of a form part, such as `items.0.question`; empty for the value itself. */
const stepsOf = (path: string): string[] => (path === '' ? [] : path.split('.'));

export const joinPath = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;

/** Whether a path is another, or below it. */
export const isWithinPath = (path: string, outer: string): boolean =>
  outer === '' || path === outer || path.startsWith(`${outer}.`);

/** The value with another one at a path. `undefined` removes a field; a missing item of a list stays missing. */
export const withValueAt = (
  value: unknown,
  path: string,
  make: (before: unknown) => unknown,
): unknown => withMade(value, stepsOf(path), make);
