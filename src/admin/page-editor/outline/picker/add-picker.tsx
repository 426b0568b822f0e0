import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { Dialog } from '#src/admin/kit/dialog/dialog.tsx';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import { Miniature } from '../../miniature/miniature.tsx';
import { bestKind, findKinds, kindOf } from './find-kinds.ts';
import './add-picker.css';

interface AddPickerProps {
  /** the kinds that can be added */
  types: readonly string[];
  onPick(block: Pick<DocumentBlock, 'type'>): void;
  onClose(): void;
}

/** Chooses a kind of section by sight. The focus stays in the search field; arrow keys go through what was found. */
export function AddPicker({ types, onPick, onClose }: AddPickerProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(search);
  const groups = findKinds(types, wanted);
  const found = groups.flatMap((each) => each.types);
  const current = active !== undefined && found.includes(active) ? active : bestKind(found, wanted);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (current !== undefined) onPick({ type: current });
      return;
    }
    // Left and right move within what was typed.
    if (/^Arrow(Left|Right)$/.test(event.key) && search !== '') return;
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const next = nextInGrid(options, found.indexOf(current ?? ''), event.key);
    if (next === undefined) return;
    event.preventDefault();
    setActive(found[next]);
    options[next]?.scrollIntoView?.({ block: 'nearest' });
  }

  return (
    <Dialog labelledBy={`${id}-title`} className="add-picker dialog-full" onClose={onClose}>
      <div className="compact-fields grid fill-auto gap-3 items-center py-4 px-5 rule-below">
        <h2 id={`${id}-title`}>Add section</h2>
        <Button onClick={onClose}>Close</Button>
        <input
          className="input across"
          type="search"
          role="combobox"
          aria-label="Search sections"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={current === undefined ? undefined : `${id}-${current}`}
          placeholder="Search: questions, logos, form …"
          autoComplete="off"
          spellCheck={false}
          data-autofocus=""
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setActive(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <p className="sr-only" role="status">
          {search.trim() === '' ? '' : `${formatCount(found.length, 'section')} found.`}
        </p>
      </div>
      {/* Without the tab index, a list that scrolls would be a stop of Tab. */}
      <div
        ref={list}
        className="add-picker-list pb-4 px-3 contained scrolls"
        id={`${id}-list`}
        role="listbox"
        aria-label="Kinds of sections"
        tabIndex={-1}
      >
        {groups.map(({ group, types: ofGroup }) => (
          <div key={group} role="group" aria-label={group}>
            <p className="across pt-4 pb-1 px-2 small bold" aria-hidden="true">
              {group}
            </p>
            {ofGroup.map((type) => (
              <KindOption
                key={type}
                id={`${id}-${type}`}
                type={type}
                isActive={type === current}
                onPick={() => onPick({ type })}
              />
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 ? (
        <p className="note pb-6 px-5">
          No section is called “{search.trim()}.” Try what it shows: questions, logos, steps.
        </p>
      ) : null}
    </Dialog>
  );
}

interface KindOptionProps {
  id: string;
  type: string;
  isActive: boolean;
  onPick(): void;
}

/** An option with a miniature, unless it has no look of its own, such as a shared section. */
const KindOption = ({ id, type, isActive, onPick }: KindOptionProps) => (
  <div className="kind grid" role="presentation">
    <Button
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="kind-option pick grid gap-1"
      onClick={onPick}
    >
      <b>{readableName(type)}</b>
      <span className="tight fine muted">{kindOf(type).text}</span>
    </Button>
    {kindOf(type).group === 'More' ? null : <Miniature of="sections" name={type} />}
  </div>
);

/**
 * The option that an arrow key leads to: left and right in reading order, up and down to the nearest one in the next row, as
 * the options are laid out.
 * @returns undefined if the key moves nothing
 */
function nextInGrid(
  options: readonly HTMLElement[],
  from: number,
  key: string,
): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[key];
  const start = options[from];
  if (step === undefined || !start) return undefined;
  const isSideways = key === 'ArrowRight' || key === 'ArrowLeft';
  let best: number | undefined;
  for (let at = from + step; options[at]; at += step) {
    if (isSideways) return at;
    const option = options[at]!;
    if (option.offsetTop === start.offsetTop && option.offsetLeft !== start.offsetLeft) continue;
    if (best === undefined) best = at;
    const row = options[best]!.offsetTop;
    if (option.offsetTop !== row || distance(option, start) > distance(options[best]!, start)) {
      if (option.offsetTop !== row) break;
      continue;
    }
    best = at;
    // Without a layout, each option is a row of its own.
    if (option.offsetLeft === start.offsetLeft) break;
  }
  return best;
}

const distance = (one: HTMLElement, other: HTMLElement): number =>
  Math.abs(one.offsetLeft - other.offsetLeft);
