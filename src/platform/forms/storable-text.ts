/**
 * Text as it may be stored: without control signs, which no one types, PostgreSQL refuses, and XML cannot hold, and without
 * those that turn the direction around, so that no title or name reads as another (Trojan Source). Breaks within a
 * line, as Word and slides write them, become blanks.
 */
export const storableText = (text: string): string =>
  text
    .replaceAll(/[\v\f\u0085\u2028\u2029]/g, ' ')
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .toWellFormed();

/** Parses JSON whose texts may be stored. @throws SyntaxError if it is none */
export const parseStorableJson = (json: string): unknown =>
  JSON.parse(json, (_name, value: unknown) =>
    typeof value === 'string' ? storableText(value) : value,
  );

/** Reads a posted form whose texts may be stored; a body that cannot be parsed counts as an empty form. Passwords stay as they are. */
export async function readStorableForm(request: Request): Promise<FormData> {
  const form = new FormData();
  const posted = await request.formData().catch(() => new FormData());
  for (const [name, value] of posted)
    if (typeof value !== 'string') form.append(name, value);
    else form.append(name, /password/i.test(name) ? value : storableText(value));
  return form;
}
