/**
 * Something of Intl that is made when it is first used: a first format takes 15 to 30 ms, which a screen that does not show it
 * does not wait for.
 */
export function lazily<Format>(make: () => Format): () => Format {
  let format: Format | undefined;
  return () => (format ??= make());
}

/** A format of dates and times that is made when it is first used. */
export const lazyFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (() => Intl.DateTimeFormat) => lazily(() => new Intl.DateTimeFormat(locale, options));
