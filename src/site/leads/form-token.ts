import { servicesContext } from '#src/services.server.ts';
import { json } from './answer-json.server.ts';
import type { Route } from './+types/form-token.ts';

/** `{token, minAgeMs}` for one form of one visitor; pages are shared by all, so no token can stand in them. */
export function loader({ context }: Route.LoaderArgs) {
  return json(context.get(servicesContext).leads.formToken());
}
