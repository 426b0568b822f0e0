import { createContext, type ReactNode, use, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router';
import loadScript from '#src/inline/load.inline.ts?inline-script';
import { Failure } from '#src/ui/failure.tsx';
import { SiteBrandContext } from '#src/admin/parts/site-brand.tsx';
import { zoneOfDocument } from '#src/platform/clock/site-time-zone.ts';
import type { ColorScheme } from '#src/admin/shell/color-scheme.server.ts';
import type { Route } from './+types/root.ts';

interface AdminDocument {
  /** allows the scripts of this response */
  nonce?: string;
  /** chosen in the account; as the system without */
  scheme?: ColorScheme | undefined;
  styles: string;
  /** short name of the company */
  site?: string;
  /** its mark, as `BrandFacts` has it */
  mark?: string | null;
  /** path of the script that loads files again */
  loadAgain?: string;
}

/** Parts of the document that only the server knows. In the browser, its elements keep what the server has rendered. */
export const AdminDocumentContext = createContext<AdminDocument>({ styles: '' });

/** The document around every page of the admin area, including the failure screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce, scheme, styles, site, mark = null, loadAgain } = use(AdminDocumentContext);
  return (
    <html
      lang="en"
      data-scheme={scheme}
      data-site={site}
      data-mark={mark ?? undefined}
      data-zone={zoneOfDocument()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f2ede2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#182621" media="(prefers-color-scheme: dark)" />
        {mark ? (
          <link rel="icon" href={mark} />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href={mark || '/apple-touch-icon.png'} />
        <ServerText as="style" id="site-style" text={styles} />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteBrandContext value={{ name: site ?? '', mark }}>{children}</SiteBrandContext>
        <ServerText
          as="script"
          id="load-script"
          text={import.meta.env.SSR ? loadScript : ''}
          nonce={nonce}
          data-again={loadAgain}
        />
        <Scripts {...(nonce && { nonce })} />
      </body>
    </html>
  );
}

interface ServerTextProps {
  as: 'style' | 'script';
  id: string;
  text: string;
  nonce?: string | undefined;
  'data-again'?: string | undefined;
}

/** An element whose text the server alone knows: the browser reads it from the document, so that React changes nothing. */
function ServerText({ as: Tag, text, ...props }: ServerTextProps) {
  const [html] = useState(() =>
    import.meta.env.SSR ? text : (document.getElementById(props.id)?.textContent ?? ''),
  );
  // oxlint-disable-next-line react/no-danger -- our own styles and script
  return <Tag {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

export default function Root() {
  return <Outlet />;
}

/** Shown when a layout itself fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shown = isRouteErrorResponse(error) || error instanceof Error ? error : new Error();
  return (
    <main>
      <Failure error={shown} />
    </main>
  );
}
