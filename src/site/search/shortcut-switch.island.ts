import { tryStorage } from '#src/ui/browser-storage.ts';
import { SHORTCUT_OFF } from './search-shortcut.ts';

/** Shows the switch, unless storage is blocked: the key does nothing then. */
export function start(label: HTMLElement): void {
  const box = label.querySelector('input')!;
  tryStorage(() => {
    box.checked = !localStorage.getItem(SHORTCUT_OFF);
    label.hidden = false;
  });
  box.addEventListener('change', () => {
    if (box.checked) localStorage.removeItem(SHORTCUT_OFF);
    else localStorage.setItem(SHORTCUT_OFF, '1');
  });
}
