import type { ReactNode } from 'react';
import { BRAND } from '#content/brand.ts';
import type { SiteSettings } from '#src/domains/seo/site-settings/site-settings.ts';
import { PRIVACY_PATH } from '#src/domains/site-map/paths.ts';
import { BrandMark } from '#content/drawings/brand-mark.tsx';
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

type FooterCompany = Pick<
  SiteSettings,
  'name' | 'shortName' | 'city' | 'region' | 'phone' | 'profiles'
>;

/** The region by its built-in long name, unless the team has set another. */
const regionOf = ({ region }: FooterCompany) =>
  region === BRAND.postal.region ? BRAND.region : region;

/** The name of a site by its address, such as LinkedIn. */
function siteNameOf(href: string) {
  const known = BRAND.social.find((each) => new URL(each.href).host === new URL(href).host);
  return known?.name ?? new URL(href).host.replace(/^www\./, '');
}

interface FooterClosingProps {
  navigation: Navigation;
  year: number;
  company: FooterCompany;
  /** whether there are tools that need consent, and so a link to change it */
  hasTags: boolean;
}

/** Guides, badges and social links, wordmark, and the legal line. */
export function FooterClosing({ navigation, year, company, hasTags }: FooterClosingProps) {
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
          {company.profiles.map((href) => (
            <li key={href}>
              <a href={href} rel="noopener">
                {siteNameOf(href)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="site-wordmark" aria-hidden="true">
        <BrandMark />
        <span>{company.shortName}</span>
      </div>
      <div className="site-legal">
        <p>
          © {year} {company.name}, {company.city}, {regionOf(company)}
          {company.phone ? (
            <>
              {' · '}
              <a href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`}>{company.phone}</a>
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
