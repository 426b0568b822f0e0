import { redirect } from 'react-router';
import { findMovedPath } from '#src/domains/site-map/address-of.ts';
import { GROWTH_AUDIT_PATH } from '#src/domains/site-map/paths.ts';
import type { Route } from './+types/growth-audit.ts';

/** The address that the assessment's results link to (spec section 2); what a campaign added to it goes along. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`${findMovedPath(GROWTH_AUDIT_PATH)}${url.search}`, 308);
}
