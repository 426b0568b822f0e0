import type { ReactNode } from 'react';
import { Footer } from '#src/site/shell/footer.tsx';
import type { ShellMarkup } from '#src/site/shell/render-shell.server.tsx';
import { SiteStyle } from '#src/ui/styles/site-style.tsx';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';

/** Name of the static markup of the content. */
export const MAIN = 'sealed-main';

interface SealedDocumentProps {
  title: string;
  bar: ReactNode;
  /** undefined if it could not be loaded */
  shell: ShellMarkup | undefined;
  /** so that none can be filled in by mistake */
  disablesForms: boolean;
  isInert: boolean | undefined;
}

/** The site around a working copy, like the root and the layout of public pages, without any script. */
export function SealedDocument({ title, bar, shell, disablesForms, isInert }: SealedDocumentProps) {
  const site = (
    <>
      {shell ? (
        <header className="site-header">
          <StaticMarkup id="header" html={undefined} />
        </header>
      ) : null}
      <main id="main" tabIndex={-1}>
        <StaticMarkup id={MAIN} html={undefined} />
      </main>
      {shell ? <Footer newsletter={undefined} columns={undefined} closing={undefined} /> : null}
    </>
  );
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f2" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <SiteStyle />
      </head>
      <body inert={isInert}>
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        {bar}
        {disablesForms ? (
          <fieldset className="preview-site" role="presentation" disabled>
            {site}
          </fieldset>
        ) : (
          site
        )}
      </body>
    </html>
  );
}
