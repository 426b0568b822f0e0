import { tryStorage } from '#src/ui/browser-storage.ts';
import { ATTRIBUTION_KEY } from './stored-touch.ts';

/** Keys in the storage that tabs share. Their values are removed as soon as they are set: the storage event carries them. */
const REQUEST_KEY = 'touch-asked';
const RESPONSE_KEY = 'touch-told';

interface Tab {
  /** storage of this tab only */
  own: () => Storage;
  /** storage of all tabs of the site */
  shared: () => Storage;
  target: Pick<EventTarget, 'addEventListener'>;
}

/**
 * Copies touches between tabs, since browsers do not copy sessionStorage to a tab that a link opens. This tab responds to
 * requests of other tabs. With `isRequesting` it also sends a request, unless it has touches of its own.
 */
export function shareTouches({ own, shared, target }: Tab, isRequesting: boolean): void {
  const broadcast = (key: string, value: string) => {
    shared().setItem(key, value);
    shared().removeItem(key);
  };
  target.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (!newValue) return;
    tryStorage(() => {
      const stored = own().getItem(ATTRIBUTION_KEY);
      if (key === REQUEST_KEY && stored) broadcast(RESPONSE_KEY, stored);
      if (key === RESPONSE_KEY && isRequesting && !stored) own().setItem(ATTRIBUTION_KEY, newValue);
    });
  });
  if (!isRequesting) return;
  // Attribution is optional, so blocked storage is no error.
  tryStorage(() => {
    if (!own().getItem(ATTRIBUTION_KEY)) broadcast(REQUEST_KEY, '1');
  });
}
