import { InsightsPanel } from './insights-panel.tsx';

/** The error panel of the blog, with a retry link (docs/specification.md, section 8). */
export function InsightsFailure({ retryHref }: { retryHref: string }) {
  return (
    <div className="tone-paper section" role="alert">
      <div className="wrap">
        <InsightsPanel
          heading="h1"
          title="Error Loading Blog Posts"
          text="Failed to load blog posts"
        >
          <a className="btn btn-copper" href={retryHref}>
            Try Again
          </a>
        </InsightsPanel>
      </div>
    </div>
  );
}
