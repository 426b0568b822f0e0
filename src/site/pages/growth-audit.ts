import { redirect } from 'react-router';
import { findMovedPath } from '#src/domains/site-map/address-of.ts';
import { GROWTH_AUDIT_PATH } from '#src/domains/site-map/paths.ts';
import type { Route } from './+types/growth-audit.ts';

/** Redirects with the query, which may have campaign parameters (docs/specification.md, section 2). */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`${findMovedPath(GROWTH_AUDIT_PATH)}${url.search}`, 308);
}
