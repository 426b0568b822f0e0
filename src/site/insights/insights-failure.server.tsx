import type { RouterContextProvider } from 'react-router';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import { InsightsPanel } from './insights-panel.tsx';

/** The error panel of the blog, with a retry link (docs/specification.md, section 8). */
export const InsightsFailure = ({ retryHref }: { retryHref: string }) => (
  <div className="tone-paper section" role="alert">
    <div className="wrap">
      <InsightsPanel heading="h1" title="Error Loading Blog Posts" text="Failed to load blog posts">
        <a className="btn btn-copper" href={retryHref}>
          Try Again
        </a>
      </InsightsPanel>
    </div>
  </div>
);

/** The response when posts cannot be loaded: 503, not cached, with Retry-After for crawlers. */
export const insightsUnavailable = (context: Readonly<RouterContextProvider>, retryHref: string) =>
  renderDocument(context, {
    head: [{ title: 'Insights', addsBrand: true }],
    main: renderMarkup(<InsightsFailure retryHref={retryHref} />),
    status: 503,
    headers: { 'Retry-After': '30' },
  });
