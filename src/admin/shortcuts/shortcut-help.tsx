import { type ReactNode, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { Dialog } from '#src/admin/kit/dialog/dialog.tsx';
import { KeyCombination } from './key-combination.tsx';
import {
  areSingleKeysOn,
  type Shortcut,
  switchSingleKeys,
  useShortcuts,
} from './shortcut-registry.ts';

/** Signs that become a format while they are typed; all others stay as they are. */
const TYPED = [
  ['Heading, at the start of a line', '## '],
  ['Bulleted list', '- '],
  ['Numbered list', '1. '],
  ['Quote', '> '],
  ['Code block', '```'],
  ['Divider', '---'],
  ['Bold', '**words**'],
  ['Italic', '*words*'],
  ['Strikethrough', '~~words~~'],
  ['Code', '`words`'],
] as const;

interface ShortcutHelpProps {
  title?: string;
  onClose: () => void;
  /** shown above the shortcuts */
  children?: ReactNode;
}

/**
 * The list of shortcuts that work on this page, those of its innermost part first, with a switch for those without a modifier
 * (WCAG 2.1.4).
 */
export function ShortcutHelp({
  title = 'Keyboard shortcuts',
  onClose,
  children,
}: ShortcutHelpProps) {
  const scopes = Map.groupBy(uniqueKeys(useShortcuts()), ({ scope }) => scope);
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog labelledBy="shortcuts-title" className="shortcuts" onClose={onClose}>
      <div className="row apart gap-4">
        <h2 id="shortcuts-title">{title}</h2>
        <Button data-autofocus="" onClick={onClose}>
          Close
        </Button>
      </div>
      {children}
      {[...scopes].toReversed().map(([scope, shortcuts]) => (
        <section key={scope}>
          <h3 className="mt-5 small muted">{scope}</h3>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <div className="row apart gap-4 py-2 rule-above" key={keys}>
                <dt>{label}</dt>
                <dd>
                  <KeyCombination keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {scopes.has('Post editor') ? (
        <section>
          <h3 className="mt-5 small muted">Typed in a post</h3>
          <dl>
            {TYPED.map(([label, typed]) => (
              <div className="row apart gap-4 py-2 rule-above" key={label}>
                <dt>{label}</dt>
                <dd>
                  <kbd>{typed}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <label className="row gap-3 tap mt-5 py-3 rule-above medium pointer">
        <input
          className="rigid size-5"
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            switchSingleKeys(checked);
            setOn(checked);
          }}
        />
        <span>
          Use shortcuts without Ctrl or Command
          <small className="block small regular muted">
            They never run while you type in a field.
          </small>
        </span>
      </label>
    </Dialog>
  );
}

/** The newest of equal keys, as it is the one that runs. */
function uniqueKeys(shortcuts: readonly Shortcut[]): Shortcut[] {
  return [...new Map(shortcuts.map((one) => [one.keys, one])).values()];
}
