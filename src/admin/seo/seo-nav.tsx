import { NavLink } from 'react-router';
import { SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';
import {
  CHECKS_ADDRESS,
  CRAWLER_ADDRESS,
  FILES_ADDRESS,
  NOT_FOUND_ADDRESS,
  REDIRECTS_ADDRESS,
  SEARCH_DATA_ADDRESS,
  SETTINGS_ADDRESS,
} from './seo-addresses.ts';
import '#src/admin/parts/tab-links.css';
import './seo-nav.css';

/** The screens of the SEO manager in the order of their tabs. */
const SCREENS: readonly { label: string; to: string }[] = [
  { label: 'Routes', to: SEO_ADDRESS },
  { label: 'Checks', to: CHECKS_ADDRESS },
  { label: 'Redirects', to: REDIRECTS_ADDRESS },
  { label: 'Not found', to: NOT_FOUND_ADDRESS },
  { label: 'Over time', to: SEARCH_DATA_ADDRESS },
  { label: 'Machine files', to: FILES_ADDRESS },
  { label: 'View as crawler', to: CRAWLER_ADDRESS },
  { label: 'Settings', to: SETTINGS_ADDRESS },
];

/** The tabs of the SEO manager, below the head of each of its screens. */
export function SeoNav() {
  return (
    <nav className="seo-nav tab-links" aria-label="SEO manager">
      <ul>
        {SCREENS.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} end={to === SEO_ADDRESS}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
