import type { Heading } from '#src/domains/content/body/render-post-body.server.ts';

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level > 2 ? 'toc-sub' : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}

/**
 * The headings of the article: beside the text on a wide screen, collapsible above it on a narrow one. CSS shows one of them.
 * @param isInText whether the text has a table of contents of its own, which is enough on a narrow screen
 */
export function TableOfContents({
  headings,
  isInText,
}: {
  headings: readonly Heading[];
  isInText: boolean;
}) {
  if (headings.length < 3) return null;
  return (
    <>
      <nav className="toc toc-wide" aria-label="On this page">
        <p>On this page</p>
        <Links headings={headings} />
      </nav>
      {isInText ? null : (
        <details className="toc toc-narrow" data-markdown="omit">
          <summary>On this page</summary>
          <nav aria-label="On this page">
            <Links headings={headings} />
          </nav>
        </details>
      )}
    </>
  );
}
