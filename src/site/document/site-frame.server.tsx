import type { Consent } from '#src/domains/settings/settings.server.ts';
import type { RouterContextProvider } from 'react-router';
import {
  isAnnounced,
  navigationOf,
  type SiteFrame,
} from '#src/domains/content/frame/site-frame.ts';
import { filterNavigation, isLinkable, navigationPaths } from '#src/domains/site-map/navigation.ts';
import { servicesContext } from '#src/services.server.ts';
import { NewsletterForm } from '#src/site/parts/newsletter-form.tsx';
import { FooterClosing, FooterColumns } from '#src/site/parts/footer-parts.tsx';
import { AnnouncementBar, HeaderBar } from '#src/site/parts/header-bar.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';

/** Markup of the header and the footer. */
export interface Shell {
  header: string;
  footer: string;
  /** the main action of the site, at the bottom of small screens */
  bar: string;
  frame: SiteFrame;
}

/**
 * Header and footer with links to what is public now.
 * @param hasTags whether there are tools that need consent
 * @param given a draft instead of the public frame
 */
export async function loadShell(
  context: Readonly<RouterContextProvider>,
  hasTags: boolean,
  given?: SiteFrame,
): Promise<Shell> {
  const { pages, settings, frame: reader } = context.get(servicesContext);
  const frame = given ?? (await reader.read());
  const paths = await pages.pathsAmong(navigationPaths(navigationOf(frame)));
  const consent = settings.consent('CONSENT_NEWSLETTER');
  return renderShell(frame, isLinkable(paths), hasTags, consent);
}

/** Header and footer with all links: it works without the database, which knows the paths that exist. */
export const wholeShell = (frame: SiteFrame): Shell => renderShell(frame, () => true, false);

function renderShell(
  frame: SiteFrame,
  isPublic: Parameters<typeof filterNavigation>[1],
  hasTags: boolean,
  consent?: Consent,
): Shell {
  const navigation = filterNavigation(navigationOf(frame), isPublic);
  return {
    frame,
    header: renderMarkup(
      <>
        {isAnnounced(frame.header.announcement, new Date()) ? (
          <AnnouncementBar {...frame.header.announcement} />
        ) : null}
        <header className="site-header">
          <HeaderBar navigation={navigation} frame={frame} />
        </header>
      </>,
    ),
    footer: renderMarkup(
      <footer className="site-footer tone-deep">
        <div className="wrap">
          <div className="grid-12 site-footer-top">
            <section className="site-news" aria-labelledby="footer-news">
              <h2 id="footer-news">
                <span className="heading-label">
                  Newsletter<span>: </span>
                </span>
                One useful email a month
              </h2>
              <p>Our new articles, with the math. No filler.</p>
              <NewsletterForm source="footer" {...(consent && { consent })} />
            </section>
            <FooterColumns navigation={navigation} />
          </div>
          <FooterClosing
            navigation={navigation}
            year={new Date().getFullYear()}
            frame={frame}
            hasTags={hasTags}
          />
        </div>
      </footer>,
    ),
    bar: navigation.action
      ? renderMarkup(
          <aside className="site-book tone-deep" aria-label="Booking">
            <ButtonLink href={navigation.action.href}>{navigation.action.label}</ButtonLink>
          </aside>,
        )
      : '',
  };
}

/** Pages with a form or a booking of their own have no bar. */
const HAS_OWN_ACTION = /class="[^"]*(?:form-fields|assessment-card|audit-hero)/;

/** Header, content and footer in their order; without a shell, the content alone. */
export const frameContent = (main: string, { header, footer, bar }: Partial<Shell> = {}): string =>
  `${header ?? ''}<main id="main" tabindex="-1">${main}</main>${footer ?? ''}${HAS_OWN_ACTION.test(main) ? '' : (bar ?? '')}`;

/** The first link of a document, for keyboards. */
export const SKIP_LINK = '<a class="skip-link" href="#main">Skip to main content</a>';
