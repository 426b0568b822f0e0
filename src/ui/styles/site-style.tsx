import { createContext, useContext, useState } from 'react';

/** The text of the style sheet while a document is rendered. Only the server provides it. */
export const SiteStyleContext = createContext('');

const ID = 'site-style';

/**
 * The one style sheet of the site, inside the document: a first visit paints after a single answer, and fonts are asked
 * for at once. In the browser the element keeps what it has (ADR 007).
 */
export function SiteStyle() {
  const rendered = useContext(SiteStyleContext);
  const [css] = useState(() =>
    import.meta.env.SSR ? rendered : (document.getElementById(ID)?.textContent ?? ''),
  );
  return <style id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
