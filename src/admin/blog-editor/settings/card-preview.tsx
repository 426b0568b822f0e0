import { formatPostDate } from '#src/domains/content/post.ts';
import { FRAMES } from '#src/domains/media/frames.ts';
import type { cardOfPost } from './post-values.ts';

interface CardPreviewProps {
  card: ReturnType<typeof cardOfPost>;
  isListed: boolean;
}

const { width, height } = FRAMES.card;
const PREVIEW_WIDTH = 480;

/** The card of a post in lists, in the admin area's own styles. */
export function CardPreview({ card, isListed }: CardPreviewProps) {
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
