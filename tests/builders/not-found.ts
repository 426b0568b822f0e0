/** The user agent of a visitor's browser. */
export const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A visit that a link on a page led to. */
export const visitFrom = (referrer: string | null = null) => ({ referrer, userAgent: BROWSER });
