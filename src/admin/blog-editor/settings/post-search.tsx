import '#src/admin/page-editor/fields.css';
import { FormPartContext } from '#src/admin/page-editor/form-context.ts';
import '#src/admin/page-editor/settings/page-settings.css';
import { IndexingFields, SharingFields } from '#src/admin/page-editor/settings/indexing-fields.tsx';
import { SearchFields } from '#src/admin/page-editor/settings/search-fields.tsx';
import { useSettingsPart } from '#src/admin/page-editor/settings/use-settings-part.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import './post-settings.css';
import { cardOfPost, valuesOfPost } from './post-values.ts';
import type { SettingsProps } from './settings-props.ts';
import { formatPostDate } from '#src/domains/content/posts/post.ts';
import { FRAMES } from '#src/domains/media/frames.ts';

/** The tab Search: how search results, the listing, and shared links show a post. */
export function PostSearch({ edited, document }: SettingsProps) {
  const part = useSettingsPart(edited);
  const { content } = edited;
  const { slug, excerpt, isListed } = valuesOfPost(content);
  return (
    <FormPartContext value={part}>
      <section className="page-settings" aria-labelledby="post-search-title">
        <h2 className="mb-3 title" id="post-search-title">
          Search and sharing
        </h2>
        <div className="grid gap-4">
          <SearchFields
            document={document}
            content={content}
            path={postPath(slug)}
            fallback={excerpt}
            advice="Without a description and an excerpt, the beginning of the text."
          />
          <IndexingFields
            document={document}
            content={content}
            hiddenHelp="Visitors with the link still read the post."
          />
        </div>
        <h3 className="mt-6 mb-3 pt-4 rule-above">On /insights</h3>
        <CardPreview card={cardOfPost(content)} isListed={isListed} />
        <SharingFields
          document={document}
          content={content}
          pictureHelp="Without one, a picture is drawn from the title and the category."
          fallback={excerpt}
        />
      </section>
    </FormPartContext>
  );
}

interface CardPreviewProps {
  card: ReturnType<typeof cardOfPost>;
  isListed: boolean;
}

const { width, height } = FRAMES.card;
const PREVIEW_WIDTH = 480;

/** The card of a post in lists, in the admin area's own styles. */
function CardPreview({ card, isListed }: CardPreviewProps) {
  const { cover, category, publishedAt, readTime, title, excerpt } = card;
  const isCut = cover.startsWith('/media/');
  const size = `?width=${PREVIEW_WIDTH}&height=${Math.round((PREVIEW_WIDTH * height) / width)}`;
  return (
    <figure className="card-preview min-0">
      <figcaption className="mb-2 tight muted fine">
        {isListed ? 'Its card' : 'Its card, once it is listed'}
      </figcaption>
      <img
        className="full on-sand object-cover"
        src={isCut ? cover + size : cover}
        alt=""
        loading="lazy"
      />
      <p className="mt-2 fine flex wraps gap-x-3 tight muted">
        {[category, publishedAt ? formatPostDate(new Date(publishedAt)) : 'Date', readTime].map(
          (fact) => (
            <span key={fact}>{fact}</span>
          ),
        )}
      </p>
      <p className="title mt-1 breaks">{title || 'Without a title'}</p>
      {excerpt === '' ? null : <p className="mt-2 small snug breaks">{excerpt}</p>}
    </figure>
  );
}
