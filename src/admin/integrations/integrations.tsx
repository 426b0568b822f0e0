import { SettingsHead } from '#src/admin/settings/settings-head.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/integrations.ts';

export function loader({ context }: Route.LoaderArgs) {
  servicesFor(context, 'settings.change');
  return {};
}

export default function Integrations() {
  return <SettingsHead title="Integrations" />;
}
