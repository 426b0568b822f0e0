import type { FieldErrors, FormField } from '#src/blocks/lead-form/form-view.ts';

/**
 * The errors that are shown without a request: a required field is empty, or an address has no '@' (docs/specification.md,
 * section 5). The server has all other rules. Values may have surrounding spaces.
 */
export const findErrors = (
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): FieldErrors =>
  Object.fromEntries(
    fields.flatMap(({ name, kind, required, missing, invalid }) => {
      const value = values[name]?.trim() ?? '';
      if (required && value === '') return [[name, missing]];
      return kind === 'email' && !value.includes('@') ? [[name, invalid]] : [];
    }),
  );
