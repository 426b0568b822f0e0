import { redirect } from 'react-router';
import { MOVED_ROUTES } from '#src/domains/redirects/moved-routes.ts';
import type { Route } from './+types/growth-audit.ts';

/** The address that the assessment's results link to (spec section 2); what a campaign added to it goes along. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`${MOVED_ROUTES.get('/growth-audit')}${url.search}`, 308);
}
