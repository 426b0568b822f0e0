import { TEMPLATES } from '#src/admin/documents/list/document-lists.ts';
import { useId, useMemo } from 'react';
import { Link } from 'react-router';
import { FieldLabelsContext } from '#src/admin/documents/field-labels.ts';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { useWorkspace, type Workspace } from '#src/admin/documents/use-workspace.tsx';
import { EditorFrame } from '#src/admin/page-editor/frame/editor-frame.tsx';
import { labelsOfSpecs } from '#src/admin/page-editor/labels-of-specs.ts';
import { useBlockActions } from '#src/admin/page-editor/outline/blocks/use-block-actions.ts';
import { Outline } from '#src/admin/page-editor/outline/outline.tsx';
import { useUndo } from '#src/admin/page-editor/outline/undo/use-undo.ts';
import { type InspectorTab, usePanes } from '#src/admin/page-editor/use-panes.ts';
import { startPostAddress } from '#src/admin/parts/blog-template-address.ts';
import type { SiteOfTemplate } from '#src/domains/content/templates/post-from-template.ts';
import {
  TEMPLATE_SECTION,
  type TemplateContent,
  templateOf,
} from '#src/domains/content/templates/template-content.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { type PostOfTemplate, PostsFromTemplate } from './posts-from-template.tsx';
import { SamplePost } from './sample-post.tsx';
import { TEMPLATE_STATES, templateTitle } from './template-labels.ts';
import { SECTION_SPEC, SPECS } from './template-specs.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { BlockFields } from '#src/admin/page-editor/block-fields.tsx';
import { InspectorFrame } from '#src/admin/page-editor/frame/inspector-frame.tsx';
import { TemplateSettings } from './template-settings.tsx';
import './template-editor.css';

interface TemplateFormProps {
  document: ScreenDocument;
  /** made from it, when the editor was opened */
  posts: readonly PostOfTemplate[];
  site: SiteOfTemplate;
  me: Actor;
  may: EditorMay;
}

/** Labels of the fields of a section in its form, for conflicts and comparisons. */
const LABELS = labelsOfSpecs(SPECS);

const NO_BLOCKS: readonly DocumentBlock[] = [];

const PANES = [
  { pane: 'outline', name: 'Outline' },
  { pane: 'canvas', name: 'Preview' },
  { pane: 'inspector', name: 'Edit' },
] as const;

/** The editor of a template: its sections, a sample post in the type of the site, and the fields of what is selected. */
export function TemplateForm({ document, posts, site, me, may }: TemplateFormProps) {
  const workspace = useWorkspace(document, me, may);
  const { open, state } = workspace;
  const { content, isReadOnly, canEdit, problems } = workspace.edited;
  const blocks = content.blocks ?? NO_BLOCKS;
  const template = useMemo(() => templateOf(content), [content]);
  const { findings = [] } = workspace.checks.reply ?? {};
  const panes = usePanes(blocks);
  const { selected, select } = panes;
  const undo = useUndo({
    update: workspace.edited.update,
    isReadOnly,
    onPlace: (id) => id !== undefined && select(id),
  });
  const { update } = undo;
  const { actions, announced } = useBlockActions({
    documentId: document.id,
    specs: SPECS,
    isReadOnly,
    update,
    content,
    onSelect: select,
  });
  // There is one kind of section, so nothing has to be chosen.
  const tools = useMemo(
    () => ({
      ...actions,
      add: (at = Infinity) => actions.insert({ type: TEMPLATE_SECTION }, at),
    }),
    [actions],
  );
  const title = templateTitle(content.title);
  return (
    <FieldLabelsContext value={LABELS}>
      <EditorFrame
        className="template-editor"
        title={title}
        list={TEMPLATES}
        workspace={workspace}
        undo={undo}
        may={may}
        stateLabel={TEMPLATE_STATES[state]}
        actions={
          may.edit && open.document.live ? (
            <Link className="btn btn-small btn-quiet" to={startPostAddress(document.id)}>
              New post
            </Link>
          ) : null
        }
        panes={PANES}
        pane={panes.pane}
        onPane={panes.setPane}
        onReview={() => panes.openTab('publish')}
      >
        <Outline
          blocks={blocks}
          problems={[...problems, ...findings.filter(({ severity }) => severity === 'error')]}
          isReadOnly={isReadOnly}
          canEdit={canEdit}
          selected={selected}
          onSelect={select}
          onOpen={panes.openFields}
          actions={tools}
        />
        <SamplePost
          documentId={document.id}
          title={title}
          version={open.state.base.version}
          template={template}
          selected={selected}
          onSelect={select}
        />
        <TemplateInspector
          tab={panes.tab}
          onTab={panes.openTab}
          workspace={{ ...workspace, edited: { ...workspace.edited, update } }}
          template={template}
          site={site}
          posts={posts}
          version={open.document.live?.revision ?? undefined}
          block={blocks.find(({ id }) => id === selected)}
        />
      </EditorFrame>
      <p className="sr-only" role="status" aria-label="Sections">
        {announced}
      </p>
      <p className="sr-only" role="status" aria-label="Undo">
        {undo.announced}
      </p>
    </FieldLabelsContext>
  );
}

interface TemplateInspectorProps {
  tab: InspectorTab;
  onTab(tab: InspectorTab): void;
  workspace: Workspace;
  template: TemplateContent;
  site: SiteOfTemplate;
  posts: readonly PostOfTemplate[];
  /** of the template that new posts get; undefined for none */
  version: number | undefined;
  /** undefined if none is selected */
  block: DocumentBlock | undefined;
}

const TABS = [
  { tab: 'section', name: 'Section' },
  { tab: 'page', name: 'Template' },
] as const;

/** Everything about the selected section and the template, one part at a time. */
function TemplateInspector(props: TemplateInspectorProps) {
  const { tab, onTab, workspace, template, site, posts, version, block } = props;
  const id = useId();
  const { edited, checks } = workspace;
  const problems = [...edited.problems, ...(checks.reply?.findings ?? [])];
  const checkedVersion = checks.reply?.version;
  return (
    <InspectorFrame
      tabs={TABS}
      tab={tab}
      onTab={onTab}
      part={tab === 'section' ? block?.id : tab}
      workspace={workspace}
      afterPublishing={<PostsFromTemplate posts={posts} version={version} />}
    >
      {tab === 'section' ? (
        block ? (
          <section aria-labelledby={`${id}-section`}>
            <h2 id={`${id}-section`}>Section</h2>
            <BlockFields
              key={block.id}
              block={block}
              spec={block.type === TEMPLATE_SECTION ? SECTION_SPEC : undefined}
              problems={problems.filter((problem) => problem.block === block.id)}
              checkedVersion={checkedVersion}
              isReadOnly={edited.isReadOnly}
              canEdit={edited.canEdit}
              update={edited.update}
            />
          </section>
        ) : (
          <p className="note">Choose a section in the outline to edit it, or add one.</p>
        )
      ) : null}
      {tab === 'page' ? (
        <TemplateSettings
          edited={{ ...edited, problems }}
          checkedVersion={checkedVersion}
          template={template}
          site={site}
        />
      ) : null}
    </InspectorFrame>
  );
}
