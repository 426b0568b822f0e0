import { z } from 'zod';

/** A form as the CRM describes it, as far as a submission has to fit. */
export interface FormDefinition {
  /** by qualified name: `email`, or `0-2/name` for a property of another object than the contact */
  fields: readonly { name: string; isRequired: boolean }[];
  /** a form with a CAPTCHA takes nothing over the API */
  hasCaptcha: boolean;
}

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
 * Reads what `GET /marketing/v3/forms/{id}` answers. A field that depends on another one counts as not required: whether
 * it is depends on the visitor.
 * @returns undefined when the text is no such description
 */
export function readFormDefinition(text: string): FormDefinition | undefined {
  const parsed = definition.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const own = parsed.data.fieldGroups.flatMap((group) => group.fields ?? []);
  const dependent = own.flatMap((each) =>
    (each.dependentFields ?? []).flatMap(({ dependentField }) => dependentField ?? []),
  );
  return {
    fields: [
      ...own.map((each) => ({ name: qualified(each), isRequired: each.required ?? false })),
      ...dependent.map((each) => ({ name: qualified(each), isRequired: false })),
    ],
    hasCaptcha: parsed.data.configuration?.recaptchaEnabled ?? false,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function qualified({ name, objectTypeId }: z.output<typeof field>): string {
  return objectTypeId && objectTypeId !== CONTACT ? `${objectTypeId}/${name}` : name;
}
