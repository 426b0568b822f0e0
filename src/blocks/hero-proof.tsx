import type { ClientView } from '#src/blocks/block.ts';
import { storyPath } from '#src/domains/site-map/paths.ts';
import { Arrow } from '#src/ui/arrow.tsx';

/** What one client has measured, beside a small copy of the cover of their story, which it links to. */
export function HeroProof({ client }: { client: ClientView | undefined }) {
  if (!client?.story) return null;
  const { logo, story } = client;
  const { slug, companyName, before, after, measure } = story;
  // Another cover for other figures, since browsers keep it.
  const cover = `/api/story-covers/${slug}?v=${measure.before}-${measure.after}`;
  return (
    <a className="proof" href={storyPath(slug)}>
      <img src={cover} alt="" width={120} height={60} />
      <span>
        {logo ? (
          <img src={logo.url} alt={companyName} width={104} height={20} />
        ) : (
          <span>{companyName}</span>
        )}
        <b>
          {before} <Arrow />
          <span className="sr-only">, then </span> {after}
        </b>
        <small>{measure.what}</small>
      </span>
    </a>
  );
}
