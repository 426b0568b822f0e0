export interface JsonObject {
  readonly [field: string]: unknown;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values are equal. The order of fields does not count, and an undefined field is an absent one. */
export function isEqualJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isEqualJson(item, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const fields = definedFields(one);
  return (
    fields.length === definedFields(other).length &&
    fields.every((field) => Object.hasOwn(other, field) && isEqualJson(one[field], other[field]))
  );
}

/** A text that is the same for equal JSON values, and only for those. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(
          definedFields(inner)
            .toSorted()
            .map((field) => [field, inner[field]]),
        )
      : inner,
  );
}

const definedFields = (object: JsonObject) =>
  Object.keys(object).filter((field) => object[field] !== undefined);

type Defined<Given> = {
  [Field in keyof Given as undefined extends Given[Field] ? never : Field]: Given[Field];
} & {
  [Field in keyof Given as undefined extends Given[Field] ? Field : never]?: Exclude<
    Given[Field],
    undefined
  >;
};

/** The object without its undefined fields. */
export const withoutUndefined = <const Given extends object>(given: Given) =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Defined<Given>;

/** The value of a JSON text; undefined for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
