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

/** Whether a browser loads a page that the visitor may open next. */
export const isPrefetch = ({ headers }: Request): boolean =>
  headers.get('Sec-Purpose')?.startsWith('prefetch') ?? false;

/** Whether someone opens the page: neither a HEAD request, a prefetch, nor our own crawl. */
export const isVisit = (request: Request): boolean =>
  request.method === 'GET' &&
  !isPrefetch(request) &&
  !isOwnCrawl(request.headers.get('User-Agent'));
