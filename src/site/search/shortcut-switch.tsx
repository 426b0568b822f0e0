/** Switches the / key off and on. Hidden without its island, since the key needs JavaScript too. */
export const ShortcutSwitch = () => (
  <label className="search-key" hidden data-island="shortcut-switch" data-wake="idle">
    <input type="checkbox" />
    <span>
      The <kbd>/</kbd> key opens search on every page
    </span>
  </label>
);
