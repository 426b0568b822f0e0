import { looksLikeEmail } from '#src/platform/forms/shared-fields.ts';
import type { FieldErrors, FormField } from './form-view.ts';

const SCORE = /^(\d|10)$/;

/**
 * What can be said about values without the server, whose check is stricter: what is missing, too short, no address or
 * none of the options (spec section 5). Values may have spaces around them.
 */
export function checkFields(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, values[field.name]?.trim() ?? '');
      return problem ? [[field.name, problem]] : [];
    }),
  );
}

/** Whether an error of {@link checkFields} says that a required field is empty. */
export function isMissing(fields: readonly FormField[], errors: FieldErrors): boolean {
  return fields.some(({ name, missing }) => errors[name] === missing);
}

function problemOf(field: FormField, value: string): string | undefined {
  const { kind, required, missing, invalid, shortest = 0, options } = field;
  if (value === '') return required ? missing : undefined;
  const isGood =
    value.length >= shortest &&
    (kind !== 'email' || looksLikeEmail(value)) &&
    (kind !== 'score' || SCORE.test(value)) &&
    (options?.includes(value) ?? true);
  return isGood ? undefined : invalid;
}
