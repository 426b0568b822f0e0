import { parseJson } from '#src/platform/json.ts';
import { z } from 'zod';

/** The part of a CRM form's definition that a submission has to match. */
export type FormDefinition = NonNullable<ReturnType<typeof parseFormDefinition>>;

const CONTACT = '0-1';

const field = z.object({
  name: z.string(),
  objectTypeId: z.string().nullish(),
  required: z.boolean().nullish(),
});
const definition = z.object({
  fieldGroups: z.array(
    z.object({
      fields: z
        .array(
          field.extend({
            dependentFields: z.array(z.object({ dependentField: field.nullish() })).nullish(),
          }),
        )
        .nullish(),
    }),
  ),
  configuration: z.object({ recaptchaEnabled: z.boolean().nullish() }).nullish(),
});

/**
 * Parses the response of `GET /marketing/v3/forms/{id}`. Dependent fields count as optional, because they apply only to some
 * visitors.
 * @returns undefined if the text is no form definition
 */
export function parseFormDefinition(text: string) {
  const parsed = definition.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const own = parsed.data.fieldGroups.flatMap((group) => group.fields ?? []);
  const dependent = own.flatMap((each) =>
    (each.dependentFields ?? []).flatMap(({ dependentField }) => dependentField ?? []),
  );
  return {
    /** with qualified names: `email`, or `0-2/name` for a property of another object type than the contact */
    fields: [
      ...own.map((each) => ({ name: qualified(each), isRequired: each.required ?? false })),
      ...dependent.map((each) => ({ name: qualified(each), isRequired: false })),
    ],
    /** a form with a CAPTCHA refuses all submissions by API */
    hasCaptcha: parsed.data.configuration?.recaptchaEnabled ?? false,
  };
}

function qualified({ name, objectTypeId }: z.output<typeof field>) {
  return objectTypeId && objectTypeId !== CONTACT ? `${objectTypeId}/${name}` : name;
}
