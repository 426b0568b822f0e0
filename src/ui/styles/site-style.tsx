import { createContext, useContext, useState } from 'react';

/** Stands where the styles of a document will, until it is known which it needs. Only the server provides it. */
export const SiteStyleContext = createContext('');

const ID = 'site-style';

/**
 * The styles of the page, inside the document: a first visit paints after a single answer, and fonts are asked for at
 * once. In the browser the element keeps what it has; other pages' styles come with the first sign of leaving (ADR 007).
 */
export function SiteStyle() {
  const rendered = useContext(SiteStyleContext);
  const [css] = useState(() =>
    import.meta.env.SSR ? rendered : (document.getElementById(ID)?.textContent ?? ''),
  );
  return <style id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
