import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Delay before a page view is sent, and before the retry (docs/specification.md, sections 4 and 9). */
const DELAY_MS = 100;

/**
 * After a client navigation to another path, moves the focus to the new page's heading. About 100 ms later, once the title has
 * changed, sends the page view with the previous address (docs/specification.md, sections 4 and 7).
 */
export function usePageChanges() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const previous = useRef<{ address: string; href: string; title: string }>(undefined);

  useEffect(() => {
    const from = previous.current;
    previous.current = { address, href: location.href, title: document.title };
    // The wake-up script sends the first view.
    if (!from || from.address === address) return undefined;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && from.address.split('?')[0] !== address.split('?')[0]) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    const send = () => window.sendPageView?.(from.href);
    let timer = setTimeout(() => {
      if (document.title !== from.title) send();
      // Either the title is not updated yet or both pages have the same title, so wait once more.
      else timer = setTimeout(send, DELAY_MS);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [address]);
}
