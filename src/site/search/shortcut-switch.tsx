import { useEffect, useState } from 'react';
import { tryStorage } from '#src/ui/browser-storage.ts';
import { SHORTCUT_OFF } from './search-shortcut.ts';

/** Switches the / key off and on again. Shown only where a script runs, since only there the key does anything. */
export function ShortcutSwitch() {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    // Where storage is blocked, the key does nothing either.
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
        The <kbd>/</kbd> key opens the search on every page
      </span>
    </label>
  );
}
