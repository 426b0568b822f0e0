import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/form-token.ts';
import { json } from '#src/platform/http/json-response.ts';

/** GET /api/form-token: `{token, minAgeMs}` for one form of one visitor. Pages are cached for all visitors, so they contain none. */
export function loader({ context }: Route.LoaderArgs) {
  return json(context.get(servicesContext).leads.formToken());
}
