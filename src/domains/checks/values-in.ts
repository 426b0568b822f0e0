export type Fields = Readonly<Record<string, unknown>>;

/** A text, or an object with fields. */
interface FoundValue {
  field: string;
  text?: string;
  fields?: Fields;
}

/** Every text and object in a value with its place, the outer ones first. */
export function valuesIn(value: unknown, field = '', found: FoundValue[] = []): FoundValue[] {
  if (typeof value === 'string') found.push({ field, text: value });
  if (typeof value !== 'object' || value === null) return found;
  found.push({ field, fields: value as Fields });
  for (const [name, inner] of Object.entries(value))
    valuesIn(inner, field === '' ? name : `${field}.${name}`, found);
  return found;
}

export function textAt(value: unknown, name: string): string {
  const text = typeof value === 'object' && value !== null ? (value as Fields)[name] : '';
  return typeof text === 'string' ? text : '';
}
