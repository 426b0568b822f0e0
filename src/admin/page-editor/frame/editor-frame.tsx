import { Button } from '#src/admin/kit/button.tsx';
import { HelpButton } from '#src/admin/kit/help-button.tsx';
import { useAdminTitle } from '#src/admin/parts/site-brand.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import type { Workspace } from '#src/admin/documents/use-workspace.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import type { Panes } from './use-panes.ts';
import '../page-editor.css';
import './window.css';

export interface EditorFrameProps<Tab extends string = string, Pane extends string = string> {
  /** what the editor calls itself in CSS, besides `page-editor` */
  className?: string | undefined;
  title: string;
  /** the list that the document is in */
  list: { label: string; path: string };
  workspace: Workspace;
  /** another name for the state */
  stateLabel?: string | undefined;
  /** more buttons of the bar */
  actions?: ReactNode;
  /** the parts of the editor, one at a time on small screens */
  parts: readonly { pane: NoInfer<Pane>; name: string }[];
  panes: Panes<Tab, Pane>;
  /** the parts, in their order */
  children: ReactNode;
}

/** The frame of every editor of documents: a bar with state and undo, what needs a decision, and its parts side by side. */
export function EditorFrame<Tab extends string, Pane extends string>(
  props: EditorFrameProps<Tab, Pane>,
) {
  const { className = '', title, list, workspace, stateLabel, parts, panes } = props;
  const { open, state, edited, undo, may } = workspace;
  return (
    <div
      className={`page-editor flex column full-height ${className}`.trim()}
      data-pane={panes.pane}
      data-alone={panes.isAlone || undefined}
    >
      <header className="page-editor-bar gap-x-3 row wraps py-1 px-4 rule-below">
        <title>{useAdminTitle(title)}</title>
        <nav aria-label="Breadcrumbs">
          <Link
            className="page-editor-back inline-flex items-center tap medium muted"
            to={list.path}
          >
            {list.label}
          </Link>
        </nav>
        <h1 className="clip min-0 tracked" title={title}>
          {title}
        </h1>
        <DocumentStateMark state={state} label={stateLabel} />
        {workspace.status}
        {edited.canEdit ? <UndoButtons undo={undo} isReadOnly={edited.isReadOnly} /> : null}
        {props.actions}
        <HelpButton />
        {may.publish && state !== 'published' ? (
          <Button
            // The panel that it opens has the main button then.
            tone={panes.tab === 'publish' ? 'quiet' : 'primary'}
            onClick={() => {
              panes.openTab('publish');
              focusInspector();
            }}
          >
            {state === 'trash' ? 'Review and restore' : 'Review and publish'}
          </Button>
        ) : null}
      </header>
      {workspace.notices}
      <nav className="page-editor-panes tab-list rule-below" aria-label="Parts of the editor">
        {parts.map(({ pane, name }) => (
          <Button
            className="tab"
            key={pane}
            aria-pressed={panes.pane === pane}
            onClick={() => panes.setPane(pane)}
          >
            {name}
          </Button>
        ))}
      </nav>
      {/* Leaving a field saves at once. */}
      <div
        className="page-editor-columns grow grid min-h-0"
        onBlur={() => {
          open.store.flush();
          undo.endTyping();
        }}
      >
        {props.children}
      </div>
      <p className="sr-only" role="status" aria-label="Undo">
        {undo.announced}
      </p>
    </div>
  );
}

/** Moves the focus into the inspector, once the tab that was just opened is rendered. */
function focusInspector(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.inspector-panel')?.focus());
}
