/** Content types of HTML forms. */
export const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Whether the content type is that of an HTML form. */
export const isFormPost = ({ headers }: Request): boolean =>
  FORM_TYPES.test(headers.get('Content-Type') ?? '');

/** User agent of our own crawl. */
export const CRAWLER_AGENT = 'CadronCrawl/1.0';

/** Whether a request is one of our own crawl. Others may claim it: they gain nothing. */
export const isOwnCrawl = (userAgent: string | null | undefined): boolean =>
  userAgent === CRAWLER_AGENT;

/** Whether someone opens the page: neither a HEAD request, a browser's prefetch, nor our own crawl. */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === 'GET' &&
  !headers.get('Sec-Purpose')?.startsWith('prefetch') &&
  !isOwnCrawl(headers.get('User-Agent'));
