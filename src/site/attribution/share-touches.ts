import { tryStorage } from '#src/ui/browser-storage.ts';
import { ATTRIBUTION_KEY } from './kept-touch.ts';

/** Keys of the storage that tabs share; what passes there is taken away again at once. */
const ASKED = 'touch-asked';
const TOLD = 'touch-told';

interface Tab {
  /** of this tab alone */
  own: () => Storage;
  /** of all tabs of the site */
  shared: () => Storage;
  target: Pick<EventTarget, 'addEventListener'>;
}

/**
 * Lets a tab that was opened from another one of ours learn how the visitor came: browsers hand it nothing. From now on this
 * tab answers others and, when `isAsking`, asks them, for as long as it knows nothing itself.
 */
export function shareTouches({ own, shared, target }: Tab, isAsking: boolean): void {
  const tell = (key: string, value: string) => {
    shared().setItem(key, value);
    shared().removeItem(key);
  };
  target.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent;
    if (!newValue) return;
    tryStorage(() => {
      const known = own().getItem(ATTRIBUTION_KEY);
      if (key === ASKED && known) tell(TOLD, known);
      if (key === TOLD && isAsking && !known) own().setItem(ATTRIBUTION_KEY, newValue);
    });
  });
  if (!isAsking) return;
  // Where storage is blocked: a lead without its origin is still a lead.
  tryStorage(() => {
    if (!own().getItem(ATTRIBUTION_KEY)) tell(ASKED, '1');
  });
}
