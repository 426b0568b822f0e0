import { renderToStaticMarkup } from 'react-dom/server';
import { NAVIGATION } from '#content/navigation.ts';
import type { ReportFile } from '#src/domains/assessment/assessments.server.ts';
import type { GuideDownload } from '#src/domains/leads/guides/guide-link.server.ts';
import { filterNavigation } from '#src/domains/site-map/navigation.ts';
import { AI_QUOTIENT_PATH, PLAYBOOKS_PATH } from '#src/domains/site-map/paths.ts';
import { pageTitle } from '#content/page-title.ts';
import type { SiteSettings } from '#src/domains/seo/site-settings/site-settings.ts';
import { FooterClosing, FooterColumns } from '#src/site/parts/footer-parts.tsx';
import { HeaderBar } from '#src/site/parts/header-bar.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { styleOf } from '#src/ui/styles/site-style.server.ts';

/** A guide or a personal report, or the reason why there is none. */
export type Download = GuideDownload | ReportFile;
type Failed = Exclude<Download, { state: 'valid' }>;

/** All links: the page has to work without the database, which knows the paths that exist. */
const ALL_LINKS = filterNavigation(NAVIGATION, () => true);

/** The text of the page, and where to get a new link. */
function failureText(download: Failed) {
  if (download.state === 'expired')
    return {
      title: 'This link has expired',
      text: `Links to ${download.title} work for two weeks. Request the guide again, and we will email you a new link.`,
      label: 'Get a new link',
      href: `${download.page}#form`,
    };
  if (download.state === 'no-report')
    return {
      title: 'There is no report here',
      text: 'No report was requested in this browser, or the result was deleted. Finish the assessment and request the report. You can then download it here, and we will email it to you.',
      label: 'Go to the assessment',
      href: `${AI_QUOTIENT_PATH}#assessment`,
    };
  return {
    title: 'This link does not work',
    text: 'Your email program may have split it: try copying the whole address. Or request the guide again, and we will email you a new link.',
    label: 'See the guides',
    href: PLAYBOOKS_PATH,
  };
}

/** HTML of the page for a link that does not work, in the frame of the site but without the application. */
export function downloadFailure(download: Failed, company: SiteSettings): string {
  const { title, text, label, href } = failureText(download);
  const body = renderToStaticMarkup(
    <body>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className="site-header">
        <HeaderBar navigation={ALL_LINKS} />
      </header>
      <main id="main">
        <div className="tone-paper section failure">
          <div className="wrap">
            <h1 className="h1-long">{title}</h1>
            <p className="lead">{text}</p>
            <p>
              <ButtonLink href={href} size="large">
                {label}
              </ButtonLink>
            </p>
          </div>
        </div>
      </main>
      <footer className="site-footer tone-deep">
        <div className="wrap">
          <FooterColumns navigation={ALL_LINKS} />
          <FooterClosing
            navigation={ALL_LINKS}
            year={new Date().getFullYear()}
            company={company}
            hasTags={false}
          />
        </div>
      </footer>
    </body>,
  );
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <title>{pageTitle(title)}</title>
      <style>{styleOf(body)}</style>
    </head>,
  );
  return `<!doctype html><html lang="en">${head}${body}</html>`;
}
