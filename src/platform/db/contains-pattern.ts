/** A pattern for `ilike` that matches texts with a typed text in them; undefined if nothing was typed. */
export function containsPattern(typed: string | undefined): string | undefined {
  // PostgreSQL rejects a null byte.
  const text = typed?.trim().replaceAll('\0', '');
  return text ? `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined;
}
