import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/form-token.ts';
import { json } from '#src/platform/http/json-response.ts';

/** A signed token for one form of one visitor; pages are shared by all, so none can stand in them. */
export function loader({ context }: Route.LoaderArgs) {
  return json({ token: context.get(servicesContext).leads.formToken() });
}
