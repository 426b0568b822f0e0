import { MOVED_ROUTES } from './moved-routes.ts';

const FOLDERS =
  /^\/(?:admin|api|assets|download|media|sitemap|social|styleguide|ai-quotient\/shared|__manifest)(?:\/|$)/;
const FILES =
  /^\/(?:healthz|readyz|robots\.txt|sitemap\.xml|feed\.xml|feed\.json|llms\.txt|favicon\.\w+)?$/;
/** What client navigations ask for, beside each page. */
const DATA = /\.data$/;

/** Paths that the site itself answers, whatever content there is: home, the admin area, files, and addresses of machines. */
export const isReservedPath = (path: string): boolean =>
  FOLDERS.test(path) || FILES.test(path) || DATA.test(path) || MOVED_ROUTES.has(path);
