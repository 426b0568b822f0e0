import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Workspace } from '#src/admin/documents/use-workspace.tsx';
import { Tabs } from '#src/admin/kit/tabs.tsx';
import { KeepMounted } from '../keep-mounted.tsx';
import { EDITS_DOCUMENT } from '#src/admin/documents/undo/use-undo.ts';
import type { Panes } from './use-panes.ts';

interface InspectorFrameProps<Tab extends string> {
  /** all but the two last: publishing and history */
  tabs: readonly { tab: NoInfer<Tab>; name: string }[];
  panes: Pick<Panes<Tab, string>, 'tab' | 'openTab'>;
  /** changes with what the tab shows, such as the id of a section: other fields begin at the top */
  part?: string | undefined;
  workspace: Workspace;
  /** stands below what publishes */
  afterPublishing?: ReactNode;
  /** the form of the tab */
  children: ReactNode;
}

export type LastTab = 'publish' | 'history';

const LAST_TABS: readonly { tab: LastTab; name: string }[] = [
  { tab: 'publish', name: 'Publish' },
  { tab: 'history', name: 'History' },
];

/** The fields of a document, its publishing and its history, one tab at a time. */
export function InspectorFrame<Tab extends string>(props: InspectorFrameProps<Tab>) {
  const { tabs, panes, workspace, afterPublishing, children } = props;
  const { tab } = panes;
  const { part = tab } = props;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [part]);
  const isForm = tab !== 'publish' && tab !== 'history';
  return (
    <Tabs<Tab | LastTab>
      label="Inspector"
      className="inspector compact-fields min-0 min-h-0"
      tabs={[...tabs, ...LAST_TABS]}
      current={tab}
      onChange={panes.openTab}
      panel={{
        ref: panel,
        className: 'inspector-panel relative pt-4 pb-8 px-5 contained scrolls workspace-form',
        // What is typed here is undone with everything else.
        [EDITS_DOCUMENT]: isForm ? '' : undefined,
      }}
    >
      {isForm ? children : null}
      <KeepMounted isShown={tab === 'publish'}>
        {workspace.publishing}
        {afterPublishing}
      </KeepMounted>
      {tab === 'history' ? workspace.history : null}
    </Tabs>
  );
}
