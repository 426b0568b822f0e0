import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { PageHead } from '#src/admin/kit/screen.tsx';
import {
  SEO_ADDRESS,
  CHECKS_ADDRESS,
  CRAWLER_ADDRESS,
  FILES_ADDRESS,
  NOT_FOUND_ADDRESS,
  REDIRECTS_ADDRESS,
  SEARCH_DATA_ADDRESS,
  SETTINGS_ADDRESS,
} from '#src/admin/parts/seo-address.ts';
import { TabStrip } from '#src/admin/kit/tab-strip.tsx';

/** The way back from a screen below Routes. */
export const SEO_CRUMBS = [{ label: 'SEO manager', to: SEO_ADDRESS }];

/** The screens of the SEO manager in the order of their tabs. */
const SCREENS: readonly { label: string; to: string }[] = [
  { label: 'Routes', to: SEO_ADDRESS },
  { label: 'Checks', to: CHECKS_ADDRESS },
  { label: 'Redirects', to: REDIRECTS_ADDRESS },
  { label: 'Not found', to: NOT_FOUND_ADDRESS },
  { label: 'Views and search', to: SEARCH_DATA_ADDRESS },
  { label: 'Machine files', to: FILES_ADDRESS },
  { label: 'View as crawler', to: CRAWLER_ADDRESS },
  { label: 'Settings', to: SETTINGS_ADDRESS },
];

/** The head of each screen of the SEO manager, with its tabs. Screens of their own below /admin/seo-manager are of Routes. */
export function SeoHead(props: ComponentProps<typeof PageHead>) {
  const { pathname } = useLocation();
  const current = SCREENS.findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`))?.to;
  return (
    <>
      <PageHead {...props} />
      <TabStrip label="SEO manager">
        {SCREENS.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={to === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </TabStrip>
    </>
  );
}
