import { createContext, use } from 'react';

/** On the server, the short name of the company. Browsers read it from the document. */
export const SiteNameContext = createContext('');

/** The short name of the company, as the site's frame has it. */
export function useSiteName(): string {
  const name = use(SiteNameContext);
  return typeof document === 'undefined'
    ? name
    : (document.documentElement.dataset['site'] ?? name);
}

/** The title of an admin page in the browser's tab. */
export const useAdminTitle = (title: string): string =>
  `${title} | ${useSiteName()} admin`.replace('|  ', '| ');
