import type { IndexingProof } from './present-files.server.ts';

/** Whether search engines may list this very site, with the proof. */
export const Indexing = (proof: IndexingProof) => (
  <section className="machine-part" aria-labelledby="indexing">
    <h2 id="indexing">May search engines list this site?</h2>
    <p className="machine-verdict" data-alarm={!proof.isAsExpected || undefined}>
      {verdict(proof)}
    </p>
    <dl className="machine-facts">
      <div>
        <dt>Environment</dt>
        <dd>
          {proof.environment}, {proof.source}
        </dd>
      </div>
      <div>
        <dt>X-Robots-Tag of the home page</dt>
        <dd>{proof.header}</dd>
      </div>
      <div>
        <dt>Robots tag of the home page</dt>
        <dd>{proof.meta}</dd>
      </div>
    </dl>
  </section>
);

function verdict({ environment, isHidden }: IndexingProof): string {
  const isLive = environment === 'production';
  if (isHidden === undefined)
    return 'The home page could not be read just now, so there is no proof. Reload the page to try again.';
  if (isHidden)
    return isLive
      ? 'No, but it should: this is the production site, and its home page says noindex.'
      : `No. This is not the production site, and every response says noindex.`;
  return isLive
    ? 'Yes. This is the production site, and nothing keeps its home page out of search results.'
    : 'Yes, but it should not: this is not the production site, and its home page does not say noindex.';
}
