import type { MouseEvent } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { KeyCombination } from '#src/admin/shortcuts/key-combination.tsx';
import type { EntryGroup, PaletteEntry } from './palette-entries.ts';

interface PaletteListProps {
  id: string;
  groups: readonly EntryGroup[];
  activeId: string | undefined;
  onPoint: (id: string) => void;
  onChoose: (entry: PaletteEntry, isNewTab: boolean) => void;
}

/**
 * The listbox. Options are links, so that they can be opened in a new tab; the focus stays in the field. Without the tab index, a list
 * that scrolls would be a stop of Tab.
 */
export function PaletteList({ id, groups, activeId, onPoint, onChoose }: PaletteListProps) {
  return (
    <div
      className="palette-list pb-2 px-2 contained scrolls"
      id={id}
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
    >
      {groups.map(({ label, items }, index) => (
        <div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
          <p
            className="pt-3 pb-1 px-3 fine tight muted"
            id={`${id}-group-${index}`}
            role="presentation"
          >
            {label}
          </p>
          {items.map((entry) => (
            <PaletteOption
              key={entry.id}
              id={`${id}-${entry.id}`}
              entry={entry}
              isActive={entry.id === activeId}
              onPoint={() => onPoint(entry.id)}
              onChoose={(isNewTab) => onChoose(entry, isNewTab)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface PaletteOptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onPoint: () => void;
  onChoose: (isNewTab: boolean) => void;
}

function PaletteOption({ id, entry, isActive, onPoint, onChoose }: PaletteOptionProps) {
  const { title, hint, to, keys } = entry;
  const shared = {
    id,
    className: 'pick row gap-x-3 full tap snug',
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    // Not on enter: the list may move under a resting pointer.
    onPointerMove: isActive ? undefined : onPoint,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onChoose(event.ctrlKey || event.metaKey);
    },
  };
  const content = (
    <>
      <b className="min-0 medium breaks">{title}</b>
      {hint ? <span className="palette-hint clip min-0 small muted">{hint}</span> : null}
      {keys ? (
        <span className="palette-keys rigid push" aria-hidden="true">
          <KeyCombination keys={keys} />
        </span>
      ) : null}
    </>
  );
  return to === undefined ? (
    <Button {...shared} tone="bare">
      {content}
    </Button>
  ) : (
    <a {...shared} href={to}>
      {content}
    </a>
  );
}
