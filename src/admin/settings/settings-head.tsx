import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { TabStrip } from '#src/admin/kit/tab-strip.tsx';
import { INTEGRATIONS_PATH, TEAM_SETTINGS_PATH } from './settings-address.ts';

const SCREENS = [
  { label: 'Settings', to: TEAM_SETTINGS_PATH },
  { label: 'Integrations', to: INTEGRATIONS_PATH },
];

/** The head of the settings and of what they connect, with tabs. */
export function SettingsHead(props: ComponentProps<typeof PageHead>) {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead {...props} />
      <TabStrip label="Settings">
        {SCREENS.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </TabStrip>
    </>
  );
}
