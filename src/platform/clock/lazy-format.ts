/**
 * A format that is made when it is first used: the first one with a time zone takes 15 ms and more, which a screen that shows no
 * time does not wait for.
 */
export function lazyFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat(locale, options));
}
