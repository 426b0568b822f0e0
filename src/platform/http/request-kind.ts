const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Whether the content type is that of an HTML form. */
export const isFormPost = ({ headers }: Request): boolean =>
  FORM_TYPES.test(headers.get('Content-Type') ?? '');

/** Whether someone opens the page: neither a HEAD request nor a browser's prefetch. */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === 'GET' && !headers.get('Sec-Purpose')?.startsWith('prefetch');
