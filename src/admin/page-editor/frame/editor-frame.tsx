import { SHORT_NAME } from '#content/short-name.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import type { EditorMay } from '#src/admin/documents/screen-document.ts';
import { UpdateContext } from '#src/admin/documents/update-context.ts';
import type { Workspace } from '#src/admin/documents/use-workspace.tsx';
import { UndoButtons } from '../outline/undo/undo-buttons.tsx';
import type { Undo } from '../outline/undo/use-undo.ts';
import '../page-editor.css';

interface EditorFrameProps<Pane extends string> {
  /** what the editor calls itself in CSS, besides `page-editor` */
  className?: string;
  title: string;
  /** the list that the document is in */
  list: { label: string; path: string };
  workspace: Workspace;
  undo: Undo;
  may: EditorMay;
  /** another name for the state */
  stateLabel?: string | undefined;
  /** more buttons of the bar */
  actions?: ReactNode;
  /** the parts of the editor, one at a time on small screens */
  panes: readonly { pane: Pane; name: string }[];
  pane: NoInfer<Pane>;
  onPane(pane: NoInfer<Pane>): void;
  /** large screens show only the page, too */
  isAlone?: boolean;
  /** opens what publishes */
  onReview(): void;
  /** the parts, in their order */
  children: ReactNode;
}

/** The frame of every editor of documents: a bar with state and undo, what needs a decision, and its parts side by side. */
export function EditorFrame<Pane extends string>(props: EditorFrameProps<Pane>) {
  const { className = '', title, list, workspace, undo, may, stateLabel, panes, pane } = props;
  const { open, state, edited } = workspace;
  return (
    <div
      className={`page-editor ${className}`.trim()}
      data-pane={pane}
      data-alone={props.isAlone || undefined}
    >
      <header className="page-editor-bar">
        <title>{`${title} | ${SHORT_NAME} admin`}</title>
        <nav aria-label="Breadcrumbs">
          <Link className="page-editor-back" to={list.path}>
            {list.label}
          </Link>
        </nav>
        <h1 title={title}>{title}</h1>
        <DocumentStateMark state={state} label={stateLabel} />
        {workspace.status}
        {edited.canEdit ? <UndoButtons undo={undo} isReadOnly={edited.isReadOnly} /> : null}
        {props.actions}
        {may.publish && state !== 'published' ? (
          <button
            className="btn btn-small btn-copper"
            type="button"
            onClick={() => {
              props.onReview();
              focusInspector();
            }}
          >
            {state === 'trash' ? 'Review and restore' : 'Review and publish'}
          </button>
        ) : null}
      </header>
      <UpdateContext value={undo.update}>{workspace.notices}</UpdateContext>
      <nav className="page-editor-panes" aria-label="Parts of the editor">
        {panes.map((each) => (
          <button
            key={each.pane}
            type="button"
            aria-pressed={pane === each.pane}
            onClick={() => props.onPane(each.pane)}
          >
            {each.name}
          </button>
        ))}
      </nav>
      {/* Leaving a field saves at once. */}
      <div
        className="page-editor-columns"
        onBlur={() => {
          open.store.flush();
          undo.endTyping();
        }}
      >
        {props.children}
      </div>
    </div>
  );
}

/** Moves the focus into the inspector, once the tab that was just opened is rendered. */
function focusInspector(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.inspector-panel')?.focus());
}
