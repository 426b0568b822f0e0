import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a client navigation to another path: the focus goes to the new page's heading, and about 100 ms later, when the
 * title is the new one, the page view is sent with the address the visitor came from (spec sections 4 and 7).
 */
export function usePageChanges() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const previous = useRef<{ address: string; href: string }>(undefined);

  useEffect(() => {
    const from = previous.current;
    previous.current = { address, href: location.href };
    // The first view was sent by the wake-up script.
    if (!from || from.address === address) return undefined;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && from.address.split('?')[0] !== address.split('?')[0]) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    const timer = setTimeout(() => window.sendPageView?.(from.href), 100);
    return () => clearTimeout(timer);
  }, [address]);
}
