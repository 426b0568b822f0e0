import { isObject } from '#src/domains/documents/json.ts';

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
): unknown => put(value, stepsOf(path), make);

function put(
  value: unknown,
  [step, ...rest]: readonly string[],
  make: (before: unknown) => unknown,
): unknown {
  if (step === undefined) return make(value);
  if (Array.isArray(value)) {
    const at = Number(step);
    // The item may have been removed by someone else.
    return at in value ? (value as unknown[]).with(at, put(value[at], rest, make)) : value;
  }
  const fields = isObject(value) ? value : {};
  const { [step]: before, ...others } = fields;
  const next = put(before, rest, make);
  return next === undefined ? others : { ...fields, [step]: next };
}
