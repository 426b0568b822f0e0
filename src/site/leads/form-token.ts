import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/form-token.ts';
import { json } from '#src/platform/http/json-response.ts';

/** `{token, minAgeMs}` for one form of one visitor; pages are shared by all, so no token can stand in them. */
export function loader({ context }: Route.LoaderArgs) {
  return json(context.get(servicesContext).leads.formToken());
}
