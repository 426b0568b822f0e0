import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How long after a change a view is sent, and then tried again (spec sections 4 and 9). */
const DELAY_MS = 100;

/**
 * After a client navigation to another path: the focus goes to the new page's heading, and about 100 ms later, when the
 * title is the new one, the page view is sent with the address the visitor came from (spec sections 4 and 7).
 */
export function usePageChanges() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const previous = useRef<{ address: string; href: string; title: string }>(undefined);

  useEffect(() => {
    const from = previous.current;
    previous.current = { address, href: location.href, title: document.title };
    // The first view was sent by the wake-up script.
    if (!from || from.address === address) return undefined;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && from.address.split('?')[0] !== address.split('?')[0]) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    const send = () => window.sendPageView?.(from.href);
    let timer = setTimeout(() => {
      if (document.title !== from.title) send();
      // The old title yet, or two pages of one title: asked once more.
      else timer = setTimeout(send, DELAY_MS);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [address]);
}
