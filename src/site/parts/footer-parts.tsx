import type { CSSProperties, ReactNode } from 'react';
import type { SiteFrame } from '#src/domains/content/frame/site-frame.ts';
import { PRIVACY_PATH } from '#src/domains/site-map/paths.ts';
import { Chevron, SiteMark } from './header-bar.tsx';
import type { NavGroup, Navigation, NavLink } from '#src/domains/site-map/navigation.ts';

function LinkItems({ links, children }: { links: readonly NavLink[]; children?: ReactNode }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Folded on phones and tablets; the style sheet shows it whole on wider screens. */
const LinkFold = ({ label, links }: NavGroup) => (
  <details>
    <summary>
      <h2>{label}</h2>
      <Chevron />
    </summary>
    <LinkItems links={links} />
  </details>
);

/** The link columns next to the newsletter form, and the guides below them. */
export const FooterColumns = ({ navigation: { columns, guides } }: { navigation: Navigation }) => (
  <>
    <nav className="site-columns" aria-label="Footer">
      {columns.map((column) => (
        <LinkFold key={column.label} {...column} />
      ))}
    </nav>
    {guides.links.length > 0 ? (
      <nav className="site-columns site-guides" aria-label={guides.label}>
        <LinkFold {...guides} />
      </nav>
    ) : null}
  </>
);

interface FooterClosingProps {
  navigation: Navigation;
  year: number;
  frame: SiteFrame;
  /** whether there are tools that need consent, and so a link to change it */
  hasTags: boolean;
}

/** Badges and social links, wordmark, and the legal line. */
export function FooterClosing({ navigation, year, frame, hasTags }: FooterClosingProps) {
  const { brand, footer, logo } = frame;
  return (
    <>
      <div className="site-badges">
        <ul>
          {footer.badges.map((badge) => (
            <li key={badge} className="site-badge">
              {badge}
            </li>
          ))}
        </ul>
        <ul className="site-social">
          {footer.profiles.map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div
        className="site-wordmark"
        style={{ '--letters': Math.max(6, brand.shortName.length) } as CSSProperties}
        aria-hidden="true"
      >
        {logo.dark ? (
          <img className="site-logo" src={logo.dark} alt="" height={64} loading="lazy" />
        ) : (
          <>
            <SiteMark logo={logo} />
            <span>{brand.shortName}</span>
          </>
        )}
      </div>
      <div className="site-legal">
        <p>
          © {year} {brand.name}, {brand.street ? `${brand.street}, ` : ''}
          {brand.city}, {brand.regionName || brand.region}
          {brand.phone ? (
            <>
              {' · '}
              <a href={`tel:${brand.phone.replaceAll(/[^+\d]/g, '')}`}>{brand.phone}</a>
            </>
          ) : null}
        </p>
        {navigation.legal.length > 0 ? (
          <LinkItems links={navigation.legal}>
            {hasTags ? (
              <li>
                <a href={`${PRIVACY_PATH}#cookies`} data-consent="">
                  Cookie choices
                </a>
              </li>
            ) : null}
          </LinkItems>
        ) : null}
      </div>
    </>
  );
}
