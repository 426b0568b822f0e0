import type { ReactNode } from 'react';
import { BRAND } from '#content/brand.ts';
import { PRIVACY_PATH } from '#src/domains/site-map/paths.ts';
import { BrandMark } from '#src/ui/brand-mark.tsx';
import type { Navigation, NavLink } from '#src/domains/site-map/navigation.ts';

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

/** The link columns next to the newsletter form. */
export function FooterColumns({ navigation }: { navigation: Navigation }) {
  return (
    <nav className="site-columns" aria-label="Footer">
      {navigation.columns.map((column) => (
        <div key={column.label}>
          <h2>{column.label}</h2>
          <LinkItems links={column.links} />
        </div>
      ))}
    </nav>
  );
}

interface FooterClosingProps {
  navigation: Navigation;
  year: number;
  /** whether there are tools that need consent, and so a link to change it */
  hasTags: boolean;
}

/** Guides, badges and social links, wordmark, and the legal line. */
export function FooterClosing({ navigation, year, hasTags }: FooterClosingProps) {
  return (
    <>
      {navigation.guides.links.length > 0 ? (
        <nav className="site-guides" aria-labelledby="footer-guides">
          <h2 id="footer-guides">{navigation.guides.label}</h2>
          <LinkItems links={navigation.guides.links} />
        </nav>
      ) : null}
      <div className="site-badges">
        <ul>
          {BRAND.partners.map((partner) => (
            <li key={partner} className="site-badge">
              {partner}
            </li>
          ))}
        </ul>
        <ul className="site-social">
          {BRAND.social.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="site-wordmark" aria-hidden="true">
        <BrandMark />
        <span>{BRAND.shortName}</span>
      </div>
      <div className="site-legal">
        <p>
          © {year} {BRAND.name}, {BRAND.city}, {BRAND.region}
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
