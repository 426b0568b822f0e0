import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { NewsletterForm } from '#src/site/newsletter/newsletter-form.tsx';
import { FOOTER_NEWSLETTER } from '#src/site/newsletter/newsletter-island.tsx';
import { provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { FooterClosing, FooterColumns } from './footer-parts.tsx';
import { HeaderBar } from './header-bar.tsx';
import type { Navigation } from '#src/domains/site-map/navigation.ts';

/** What of header and footer the browser never needs as components; undefined where a document carries it (ADR 003). */
export interface ShellMarkup {
  header: string | undefined;
  newsletter: string | undefined;
  columns: string | undefined;
  closing: string | undefined;
}

export function renderShell(
  navigation: Navigation,
  year: number,
  hasTags: boolean,
  context: Readonly<RouterContextProvider>,
): ShellMarkup {
  const ship = (id: string, part: ReactElement) =>
    provideMarkup(context, id, renderToStaticMarkup(part));
  return {
    header: ship('header', <HeaderBar navigation={navigation} />),
    // Not static: React takes it over.
    newsletter: provideMarkup(
      context,
      FOOTER_NEWSLETTER,
      `<div id="${FOOTER_NEWSLETTER}">${renderToString(<NewsletterForm source="footer" />)}</div>`,
    ),
    columns: ship('footer-columns', <FooterColumns navigation={navigation} />),
    closing: ship(
      'footer-closing',
      <FooterClosing navigation={navigation} year={year} hasTags={hasTags} />,
    ),
  };
}
