import { useEffect, useState } from 'react';
import { tryStorage } from '#src/ui/browser-storage.ts';
import { SHORTCUT_OFF } from './search-shortcut.ts';

/** Switches the / key off and on. Hidden until hydration, since the key needs JavaScript too. */
export function ShortcutSwitch() {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    // If storage is blocked, the key does nothing either, so the switch stays hidden.
    tryStorage(() => setOn(!localStorage.getItem(SHORTCUT_OFF)));
  }, []);
  const change = () => {
    if (isOn) localStorage.setItem(SHORTCUT_OFF, '1');
    else localStorage.removeItem(SHORTCUT_OFF);
    setOn(!isOn);
  };
  return (
    <label className="search-key" hidden={isOn === undefined}>
      <input type="checkbox" checked={isOn ?? true} onChange={change} />
      <span>
        The <kbd>/</kbd> key opens search on every page
      </span>
    </label>
  );
}
