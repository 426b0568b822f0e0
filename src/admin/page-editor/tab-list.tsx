import { type KeyboardEvent, useRef } from 'react';

interface TabListProps<Tab extends string> {
  /** the panel has the id `${id}-panel` */
  id: string;
  label: string;
  tabs: readonly { tab: Tab; name: string }[];
  current: Tab;
  onChange(tab: Tab): void;
}

/** As many need another layout in a narrow column. */
const MANY = 6;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs with one stop for Tab; arrow keys change the tab (ARIA Authoring Practices, Tabs). */
export function TabList<Tab extends string>(props: TabListProps<Tab>) {
  const { id, label, tabs, current, onChange } = props;
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ tab }) => tab === current);
    const to = { Home: 0, End: tabs.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? NaN);
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.tab);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.tab}`)}`)?.focus();
  }
  return (
    <div
      className="tab-list flex rule-below"
      role="tablist"
      aria-label={label}
      // Not `:has()` with a count: with each key, the style of every button of the editor would be computed again.
      data-many={tabs.length >= MANY || undefined}
      ref={list}
    >
      {tabs.map(({ tab, name }) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChange(tab)}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
