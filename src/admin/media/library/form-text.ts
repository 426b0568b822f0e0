/** The trimmed text of a field; empty when it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The path of a folder by its fields for the folder above it and its name. */
export const joinPath = (...parts: readonly string[]): string => parts.filter(Boolean).join('/');
