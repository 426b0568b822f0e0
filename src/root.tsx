import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router';
import { Failure } from '#src/ui/failure.tsx';
import { SiteStyle } from '#src/ui/styles/site-style.tsx';
import { ToastHost } from '#src/ui/toast/toast-host.tsx';
import { HeldApplication } from '#src/wake-up/held-application.tsx';
import type { Route } from './+types/root.ts';

/** The document around every page, including the failure screen. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f2" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <SiteStyle />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {import.meta.env.DEV ? <Scripts /> : <HeldApplication />}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <ToastHost />
    </>
  );
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
