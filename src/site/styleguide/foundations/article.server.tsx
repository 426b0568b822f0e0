import { ARTICLE_SAMPLE } from '#content/styleguide/article.ts';
import { renderPostBody } from '#src/domains/content/body/render-post-body.server.ts';
import { BODY_DRAWINGS } from '#src/site/insights/body-drawings.server.tsx';
import { TableOfContents } from '#src/site/insights/table-of-contents.tsx';

/** The sample links to none. */
const SCHEDULERS = { SCHEDULER_URL: '#', VISTAGE_SCHEDULER_URL: '#' };

/** The text of an article with every node, beside its table of contents. */
export function Article() {
  const body = renderPostBody(ARTICLE_SAMPLE, () => {}, SCHEDULERS, BODY_DRAWINGS);
  return (
    <div className="tone-paper section">
      <div className="wrap grid-12 article">
        <TableOfContents headings={body.headings} isInText={body.hasContents} />
        <div className="article-text">
          <div
            className="article-body"
            // oxlint-disable-next-line react/no-danger -- `renderPostBody` escapes all texts
            dangerouslySetInnerHTML={{ __html: body.html }}
          />
        </div>
      </div>
    </div>
  );
}
