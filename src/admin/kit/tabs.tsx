import { Tabs as Base } from '@base-ui/react/tabs';
import type { ComponentProps, ReactNode } from 'react';
import './tabs.css';

interface TabsProps<Tab extends string> {
  label: string;
  className: string;
  tabs: readonly { tab: Tab; name: string }[];
  current: Tab;
  onChange(tab: Tab): void;
  panel: ComponentProps<'div'> & Readonly<Record<`data-${string}`, string | undefined>>;
  /** of the current tab */
  children: ReactNode;
}

/** As many need another layout in a narrow column. */
const MANY = 6;

/** A part of a screen that shows one of several things. The tabs are one stop for Tab; arrow keys change the tab. */
export const Tabs = <Tab extends string>(props: TabsProps<Tab>) => (
  <Base.Root
    render={<section className={props.className} aria-label={props.label} />}
    value={props.current}
    onValueChange={props.onChange}
  >
    <Base.List
      className="tab-list flex rule-below"
      aria-label={props.label}
      activateOnFocus
      // Not `:has()` with a count: with each key, the style of every button of the editor would be computed again.
      data-many={props.tabs.length >= MANY || undefined}
    >
      {props.tabs.map(({ tab, name }) => (
        <Base.Tab key={tab} value={tab}>
          {name}
        </Base.Tab>
      ))}
    </Base.List>
    <Base.Panel {...props.panel} value={props.current} tabIndex={-1}>
      {props.children}
    </Base.Panel>
  </Base.Root>
);
