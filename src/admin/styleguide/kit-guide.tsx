import { Link } from 'react-router';
import { PageHead, Part } from '#src/admin/kit/screen.tsx';
import { TabStrip } from '#src/admin/kit/tab-strip.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/kit-guide.ts';
import { KIT_SAMPLES } from './kit-samples.tsx';
import './kit-guide.css';

const SCHEMES = { system: 'As the system', light: 'Light', dark: 'Dark' } as const;

/** The parts of the admin, for whoever builds its screens. */
export function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'dashboard.see');
  const scheme = url.searchParams.get('scheme') ?? '';
  return { scheme: Object.hasOwn(SCHEMES, scheme) ? scheme : 'system' };
}

/** Each part in its states, in either scheme. */
export default function KitGuide({ loaderData: { scheme } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Parts of the admin" intro="Every button, field, and mark in its states." />
      <TabStrip label="Scheme">
        {Object.entries(SCHEMES).map(([each, label]) => (
          <li key={each}>
            <Link to={`?scheme=${each}`} aria-current={each === scheme ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </TabStrip>
      <div className="kit-sheet" data-scheme={scheme}>
        {Object.entries(KIT_SAMPLES).map(([group, Sample]) => (
          <Part key={group} className="stack gap-4" title={group}>
            <Sample />
          </Part>
        ))}
      </div>
    </>
  );
}
