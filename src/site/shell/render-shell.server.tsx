import type { ComponentProps, ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { NewsletterForm } from '#src/site/newsletter/newsletter-form.tsx';
import { FOOTER_NEWSLETTER } from '#src/site/newsletter/newsletter-island.tsx';
import { provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { FooterClosing, FooterColumns } from '#src/site/parts/footer-parts.tsx';
import { HeaderBar } from '#src/site/parts/header-bar.tsx';
import { filterNavigation, navigationPaths } from '#src/domains/site-map/navigation.ts';
import { isLinkable } from '#src/domains/site-map/site-paths.ts';
import { servicesContext } from '#src/services.server.ts';
import { NAVIGATION } from '#content/navigation.ts';

/** Static markup of header and footer. Undefined where the document contains it already (ADR 003). */
export interface ShellMarkup {
  header: string | undefined;
  newsletter: string | undefined;
  columns: string | undefined;
  closing: string | undefined;
}

/** Header and footer with links to what is public now. */
export async function loadShell(
  context: Readonly<RouterContextProvider>,
  hasTags: boolean,
): Promise<ShellMarkup> {
  const { pages, siteSettings } = context.get(servicesContext);
  const [paths, company] = await Promise.all([
    pages.pathsAmong(navigationPaths(NAVIGATION)),
    siteSettings.read(),
  ]);
  const navigation = filterNavigation(NAVIGATION, isLinkable(paths));
  return renderShell({ navigation, year: new Date().getFullYear(), company, hasTags }, context);
}

function renderShell(
  footer: ComponentProps<typeof FooterClosing>,
  context: Readonly<RouterContextProvider>,
): ShellMarkup {
  const { navigation } = footer;
  const provide = (id: string, part: ReactElement) =>
    provideMarkup(context, id, renderToStaticMarkup(part));
  return {
    header: provide('header', <HeaderBar navigation={navigation} />),
    // Hydrated later, so rendered with `renderToString`.
    newsletter: provideMarkup(
      context,
      FOOTER_NEWSLETTER,
      `<div id="${FOOTER_NEWSLETTER}">${renderToString(<NewsletterForm source="footer" />)}</div>`,
    ),
    columns: provide('footer-columns', <FooterColumns navigation={navigation} />),
    closing: provide('footer-closing', <FooterClosing {...footer} />),
  };
}
