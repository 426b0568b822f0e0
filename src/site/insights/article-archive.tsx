import type {
  ArchiveEntryView,
  PostArchive,
} from '#src/domains/content/posts/post-reader.server.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { PageLinks } from '#src/site/parts/page-links.tsx';
import { archiveHref, ARTICLE_PAGES } from './listing-request.ts';

function Entry({ post }: { post: ArchiveEntryView }) {
  return (
    <li>
      <a href={postPath(post.slug)}>{post.title}</a>
      {post.date ? (
        <time className="note" dateTime={post.dateTime}>
          {post.date}
        </time>
      ) : null}
      {post.excerpt ? <p className="note">{post.excerpt}</p> : null}
    </li>
  );
}

/** 'Complete Article Archive', as native `<details>` (docs/specification.md, section 2, Insights listing). */
export function ArticleArchive({ archive, isOpen }: { archive: PostArchive; isOpen: boolean }) {
  return (
    <section id="archive" className="archive">
      <h2 className="h3">Complete Article Archive</h2>
      <details open={isOpen}>
        <summary className="btn btn-quiet" data-markdown="omit">
          <span className="when-closed">View All Articles</span>
          <span className="when-open">Hide Archive</span>
        </summary>
        {archive.years.map(({ year, posts }) => (
          <div key={year ?? 'undated'} className="archive-year grid-12">
            <h3 className="card-title">{year ?? 'Undated'}</h3>
            <ul>
              {posts.map((post) => (
                <Entry key={post.id} post={post} />
              ))}
            </ul>
          </div>
        ))}
        <PageLinks
          label="Pages of the archive"
          labels={ARTICLE_PAGES}
          page={archive.page}
          pageCount={archive.pageCount}
          hrefFor={archiveHref}
        />
      </details>
    </section>
  );
}
