import type { Author } from '#content/authors.ts';

/** Who stands behind an article; an author we hold no page for is named in its head only. */
export function AuthorNote({ author }: { author: Author }) {
  return (
    <aside className="author-note" aria-label="About the author">
      <p className="h4">{author.name}</p>
      <p className="note">{author.role}</p>
      <p>{author.bio}</p>
    </aside>
  );
}
