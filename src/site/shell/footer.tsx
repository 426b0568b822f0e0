import { BRAND } from '#content/brand.ts';
import { NewsletterForm } from '#src/site/newsletter/newsletter-form.tsx';
import { BrandMark } from '#src/ui/brand-mark.tsx';
import type { Navigation, NavLink } from './navigation.ts';

interface FooterProps {
  navigation: Navigation;
  year: number;
}

function LinkItems({ links }: { links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** Newsletter, link columns, guides, badges and social links, the name large, and the legal line (spec section 2, Shell). */
export function Footer({ navigation, year }: FooterProps) {
  return (
    <footer className="site-footer tone-deep">
      <div className="wrap">
        <div className="grid-12 site-footer-top">
          <section className="site-news" aria-labelledby="footer-news">
            <h2 id="footer-news">One useful note a month</h2>
            <p>What worked for a client, with the numbers. No filler.</p>
            <NewsletterForm source="footer" />
          </section>
          <nav className="site-columns" aria-label="Footer">
            {navigation.columns.map((column) => (
              <div key={column.label}>
                <h3>{column.label}</h3>
                <LinkItems links={column.links} />
              </div>
            ))}
          </nav>
        </div>
        {navigation.guides.links.length > 0 ? (
          <nav className="site-guides" aria-labelledby="footer-guides">
            <h3 id="footer-guides">{navigation.guides.label}</h3>
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
          {navigation.legal.length > 0 ? <LinkItems links={navigation.legal} /> : null}
        </div>
      </div>
    </footer>
  );
}
