import { createContext, useContext, useState } from 'react';

/** The markup of the document being rendered, by id. Only the server provides it. */
export const StaticMarkupContext = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * Markup made on the server that React neither hydrates nor recomputes. In a document it stands once, as HTML; only
 * a client navigation carries it as data (see `static-markup.server.ts`), and then `html` is set.
 */
export function StaticMarkup({ id, html }: { id: string; html: string | undefined }) {
  const rendered = useContext(StaticMarkupContext);
  // In the browser the document itself is the source: its markup is read back before React could replace it.
  const [found] = useState(() =>
    import.meta.env.SSR ? rendered.get(id) : document.getElementById(`static-${id}`)?.innerHTML,
  );
  return (
    <div
      id={`static-${id}`}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? found ?? '' }}
    />
  );
}
