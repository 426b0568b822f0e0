/** Somebody reads it: no test whether it is there, and no guess of a browser what will be read next. */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === 'GET' && !headers.get('Sec-Purpose')?.startsWith('prefetch');
