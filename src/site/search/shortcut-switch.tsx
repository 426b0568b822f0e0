import { useEffect, useState } from 'react';
import { SHORTCUT_OFF } from './await-search.ts';

/** Switches the / key off and on again. Shown only where a script runs, since only there the key does anything. */
export function ShortcutSwitch() {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    try {
      setOn(!localStorage.getItem(SHORTCUT_OFF));
    } catch {
      // Storage is blocked, and then the key does nothing either.
    }
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
