import '#src/admin/page-editor/fields.css';
import { FormPartContext } from '#src/admin/page-editor/form-context.ts';
import '#src/admin/page-editor/settings/page-settings.css';
import { IndexingFields } from '#src/admin/page-editor/settings/indexing-fields.tsx';
import { OverrideNote } from '#src/admin/page-editor/settings/override-note.tsx';
import { SearchFields, shownTitle } from '#src/admin/page-editor/settings/search-fields.tsx';
import { SocialPreview } from '#src/admin/page-editor/settings/social-preview.tsx';
import { useSettingsPart } from '#src/admin/page-editor/settings/use-settings-part.ts';
import { ValueField } from '#src/admin/page-editor/value-field.tsx';
import { postPath } from '#src/domains/site-map/paths.ts';
import './post-settings.css';
import { cardOfPost, valuesOfPost } from './post-values.ts';
import type { SettingsProps } from './settings-props.ts';
import { formatPostDate } from '#src/domains/content/posts/post.ts';
import { FRAMES } from '#src/domains/media/frames.ts';

const PICTURE = { kind: 'text', min: 0, picks: 'picture' } as const;

/** The tab Search: how search results, the listing, and shared links show a post. */
export function PostSearch({ edited, document }: SettingsProps) {
  const part = useSettingsPart(edited);
  const { content } = edited;
  const values = valuesOfPost(content);
  const { seoTitle, description, excerpt, image, canonical, isHidden } = values;
  return (
    <FormPartContext value={part}>
      <section className="page-settings post-settings" aria-labelledby="post-search-title">
        <h2 id="post-search-title">Search and sharing</h2>
        <div className="field-list">
          <SearchFields
            live={document.live}
            title={content.title}
            path={postPath(values.slug)}
            seoTitle={seoTitle}
            description={description}
            isHidden={isHidden}
            suffix={document.titleSuffix}
            fallback={excerpt}
            advice="Without a description and an excerpt, the beginning of the text."
          />
          <IndexingFields
            live={document.live}
            isHidden={isHidden}
            hiddenHelp="Visitors with the link still read the post."
            canonical={canonical || undefined}
          />
        </div>
        <h3>On /insights</h3>
        <CardPreview card={cardOfPost(content)} isListed={values.isListed} />
        <h3>Link previews</h3>
        <div className="field-list">
          <ValueField
            spec={PICTURE}
            label="Picture for link previews"
            help="Without one, a picture is drawn from the title and the category."
            path="seo.image"
            value={image || undefined}
            isOptional
          />
          <OverrideNote live={document.live} field="image" />
          <SocialPreview
            address={document.live?.address}
            image={image}
            title={shownTitle(seoTitle.trim() || content.title.trim(), document.titleSuffix)}
            description={description.trim() || excerpt}
          />
        </div>
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
    <figure className="card-preview">
      <figcaption>{isListed ? 'Its card' : 'Its card, once it is listed'}</figcaption>
      <img src={isCut ? cover + size : cover} alt="" loading="lazy" />
      <p className="card-preview-facts">
        {[category, publishedAt ? formatPostDate(new Date(publishedAt)) : 'Date', readTime].map(
          (fact) => (
            <span key={fact}>{fact}</span>
          ),
        )}
      </p>
      <p className="card-preview-title">{title || 'Without a title'}</p>
      {excerpt === '' ? null : <p className="card-preview-text">{excerpt}</p>}
    </figure>
  );
}
