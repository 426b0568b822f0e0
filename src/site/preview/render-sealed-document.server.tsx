import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { FOOTER_NEWSLETTER } from '#src/site/newsletter/newsletter-island.tsx';
import { dataRequestContext } from '#src/site/pages/data-request-context.server.ts';
import { pageTitle } from '#content/page-title.ts';
import { loadShell, type ShellMarkup } from '#src/site/shell/render-shell.server.tsx';
import { fillStaticMarkup } from '#src/ui/static-markup/fill-static-markup.server.ts';
import { withoutPreloads } from '#src/ui/static-markup/static-markup.server.ts';
import { styleOf } from '#src/ui/styles/site-style.server.ts';
import { SiteStyleContext } from '#src/ui/styles/site-style.tsx';
import { MAIN, SealedDocument } from './sealed-document.tsx';

/** Replaced by the styles, which are chosen by what the document contains. */
const STYLES = '/*styles*/';

interface Sealed {
  title: string;
  bar?: ReactNode;
  /** markup of the content */
  main: string;
  /** undefined if it could not be loaded */
  shell: ShellMarkup | undefined;
  /** those of the parts that the document uses, if missing */
  styles?: string;
  /** false if forms look as they do for visitors; the content security policy keeps them from being sent */
  disablesForms?: boolean;
  /** nothing in it can be focused or clicked */
  isInert?: boolean;
}

/** Returns the markup of header and footer. */
export const shellOf = (context: Readonly<RouterContextProvider>): Promise<ShellMarkup> =>
  loadShell(dataRequestContext(context), false);

/** Renders a whole document of the site without scripts. Send it as a `previewResponse` or `framedResponse`. */
export function renderSealedDocument(sealed: Sealed): string {
  const { title, bar, main, shell, styles, disablesForms = true, isInert } = sealed;
  const rendered = renderToStaticMarkup(
    <SiteStyleContext value={STYLES}>
      <SealedDocument
        title={pageTitle(title)}
        bar={bar}
        shell={shell}
        disablesForms={disablesForms}
        isInert={isInert}
      />
    </SiteStyleContext>,
  );
  const markup = new Map([
    [MAIN, main],
    ['header', shell?.header ?? ''],
    [FOOTER_NEWSLETTER, shell?.newsletter ?? ''],
    ['footer-columns', shell?.columns ?? ''],
    ['footer-closing', shell?.closing ?? ''],
  ]);
  const html = withoutPreloads(fillStaticMarkup(rendered, markup));
  return `<!doctype html>${html.replace(STYLES, () => styles ?? styleOf(html))}`;
}
