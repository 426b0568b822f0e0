/** A name as someone typed it, in a form that lists can show and that can be stored: without control characters, at most this long. */
export const cleanName = (typed: string, maxLength: number): string =>
  typed
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}$/u, ''); // PostgreSQL refuses half of a surrogate pair in JSON
