import { redirect } from 'react-router';
import type { Route } from './+types/growth-audit.ts';

/** The address that the assessment's results link to (spec section 2); what a campaign added to it goes along. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/book-audit${url.search}`, 308);
}
