import { createContext, useContext, useState } from 'react';

/** A placeholder that the server replaces with the styles once the document is rendered. Empty in the browser. */
export const SiteStyleContext = createContext('');

const ID = 'site-style';

/**
 * The styles of the page, inlined in the document: a first visit paints after a single response and requests fonts at
 * once. In the browser the element does not change; the styles of other pages load when a navigation is likely (ADR 007).
 */
export function SiteStyle() {
  const rendered = useContext(SiteStyleContext);
  const [css] = useState(() =>
    import.meta.env.SSR ? rendered : (document.getElementById(ID)?.textContent ?? ''),
  );
  return <style id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
