const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Whether a body says that it is a form's, as browsers post one. */
export const isFormPost = ({ headers }: Request): boolean =>
  FORM_TYPES.test(headers.get('Content-Type') ?? '');

/** Somebody reads it: no test whether it is there, and no guess of a browser what will be read next. */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === 'GET' && !headers.get('Sec-Purpose')?.startsWith('prefetch');
