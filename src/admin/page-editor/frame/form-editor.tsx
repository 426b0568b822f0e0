import { type ReactNode, useEffect } from 'react';
import { onGoToField } from '#src/admin/documents/go-to-field.ts';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { type EditedFields, toFields, useWorkspace } from '#src/admin/documents/use-workspace.tsx';
import { DocumentPreview } from '#src/admin/page-editor/canvas/document-preview.tsx';
import '#src/admin/page-editor/fields.css';
import type { ObjectSpec } from '#src/admin/page-editor/field-spec.ts';
import { FormPartContext } from '#src/admin/page-editor/form-context.ts';
import { GroupFields } from '#src/admin/page-editor/group-field.tsx';
import { useSettingsPart } from '#src/admin/page-editor/settings/use-settings-part.ts';
import { ValueField } from '#src/admin/page-editor/value-field.tsx';
import type { Actor } from '#src/platform/activity/activity.ts';
import { EditorFrame } from './editor-frame.tsx';
import { InspectorFrame } from './inspector-frame.tsx';
import { usePanes } from './use-panes.ts';
import './form-editor.css';

export interface FormEditorProps {
  document: ScreenDocument;
  me: Actor;
  may: EditorMay;
}

/** What the form of a tab shows. */
export interface EditedPart {
  document: ScreenDocument;
  edited: EditedFields;
}

interface FormEditorOptions<Tab extends string> extends FormEditorProps {
  /** what a document without a title is called */
  untitled: string;
  list: { label: string; path: string };
  /** the first is open at first */
  tabs: readonly [{ tab: Tab; name: string }, ...{ tab: Tab; name: string }[]];
  /** the tab with a field, by the first part of its path */
  tabOf(field: string | undefined): NoInfer<Tab>;
  /** selector of what a tab is about in the preview */
  inView?: Readonly<Partial<Record<NoInfer<Tab>, string>>>;
  renderForm(tab: Tab, part: EditedPart): ReactNode;
}

/** The editor of a document that is a form: what visitors see, and its fields beside it. */
export function FormEditor<Tab extends string>(props: FormEditorOptions<Tab>) {
  const { document, me, may, untitled, list, tabs, tabOf, inView, renderForm } = props;
  const workspace = useWorkspace(document, me, may);
  const { open, edited } = workspace;
  const panes = usePanes<Tab, 'canvas'>(tabs[0].tab, 'inspector');
  const { tab, openTab } = panes;
  useEffect(
    () => onGoToField(([field]) => openTab(tabOf(typeof field === 'string' ? field : undefined))),
    [openTab, tabOf],
  );
  const title = edited.content.title.trim() || untitled;
  const shown = {
    document: open.document,
    // What is new is not called wrong before its author asks.
    edited: toFields(workspace, () => document.live !== null || panes.wasReviewed),
  };
  return (
    <EditorFrame
      className="form-editor"
      title={title}
      list={list}
      workspace={workspace}
      parts={PANES}
      panes={panes}
    >
      <DocumentPreview
        documentId={document.id}
        title={title}
        version={open.state.base.version}
        isBehind={open.state.status !== 'saved'}
        inView={tab === 'publish' || tab === 'history' ? undefined : inView?.[tab]}
      />
      <InspectorFrame tabs={tabs} panes={panes} workspace={workspace}>
        {tab === 'publish' || tab === 'history' ? null : renderForm(tab, shown)}
      </InspectorFrame>
    </EditorFrame>
  );
}

/** The parts of the editor, one at a time on small screens. */
const PANES = [
  { pane: 'canvas', name: 'Preview' },
  { pane: 'inspector', name: 'Edit' },
] as const;

interface FieldGroupProps {
  edited: EditedFields;
  title: string;
  spec: ObjectSpec;
  /** of the group within the content; empty for the content itself */
  path?: string;
  children?: ReactNode;
}

/** Fields of a document under a heading. */
export function FieldGroup({ edited, title, spec, path = '', children }: FieldGroupProps) {
  const part = useSettingsPart(edited);
  const { content } = edited;
  return (
    <FormPartContext value={part}>
      <section className="field-section">
        <h2>{title}</h2>
        <GroupFields
          spec={spec}
          path={path}
          value={path === '' ? content : content[path]}
          Field={ValueField}
        />
        {children}
      </section>
    </FormPartContext>
  );
}
