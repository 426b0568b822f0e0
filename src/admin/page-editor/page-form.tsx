import { useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { valueAt, withValue } from '#src/admin/documents/place.ts';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { UsedByView } from '#src/admin/documents/used-by-view.ts';
import { UpdateContext } from '#src/admin/documents/update-context.ts';
import { useWorkspace } from '#src/admin/documents/use-workspace.tsx';
import { PAGE_EDITOR_PATH, SECTIONS_PATH } from '#src/admin/parts/page-editor-address.ts';
import { SHARED_SECTION } from '#src/domains/content/shared-section.ts';
import type { DocumentBlock, Editor } from '#src/domains/documents/document.ts';
import { Canvas } from './canvas/canvas.tsx';
import { withValueAt } from './field-path.ts';
import type { BlockSpecs } from './field-spec.ts';
import { focusInspector } from './focus-inspector.ts';
import { Inspector } from './inspector.tsx';
import { Outline } from './outline/outline.tsx';
import { BlockActionParts } from './outline/block-action-parts.tsx';
import { useBlockActions } from './outline/blocks/use-block-actions.ts';
import { UndoButtons } from './outline/undo/undo-buttons.tsx';
import { useUndo } from './outline/undo/use-undo.ts';
import { SectionChoicesContext, useLoadedSections } from './sections/section-choices.ts';
import { useSharing } from './sections/share-section.tsx';
import './page-editor.css';
import { PANES, usePanes } from './use-panes.ts';

interface PageFormProps {
  document: ScreenDocument;
  specs: BlockSpecs;
  /** the pages that show it; only of a shared section */
  usedBy?: UsedByView | undefined;
  me: Editor;
  may: EditorMay;
}

const NO_BLOCKS: readonly DocumentBlock[] = [];

/** A page can also have a shared section, which a shared section cannot. */
const PLACE: BlockSpecs = { [SHARED_SECTION]: { kind: 'object', fields: [] } };

/** The editor of a page or shared section: its outline, the page itself, and the fields of what is selected. */
export function PageForm({ document, specs, usedBy, me, may }: PageFormProps) {
  const workspace = useWorkspace(document, me, may);
  const { open, state } = workspace;
  const { content, isReadOnly, canEdit, problems } = workspace.edited;
  const blocks = content.blocks ?? NO_BLOCKS;
  const kinds = useMemo(() => (usedBy ? specs : { ...specs, ...PLACE }), [specs, usedBy]);
  const sections = useLoadedSections(blocks);
  const { findings = [] } = workspace.checks.reply ?? {};
  const panes = usePanes(blocks);
  const { selected, select } = panes;
  const undo = useUndo({
    update: workspace.edited.update,
    isReadOnly,
    onPlace: (id) => id !== undefined && select(id),
  });
  const { update } = undo;
  const onSections = useBlockActions({
    documentId: document.id,
    specs: kinds,
    isReadOnly,
    update,
    content,
    onSelect: select,
  });
  const { actions } = onSections;
  const sharing = useSharing(blocks, update);
  const moreItems = (block: DocumentBlock) =>
    usedBy || isReadOnly || block.type === SHARED_SECTION
      ? []
      : [{ label: 'Make a shared section', run: () => sharing.start(block.id) }];
  const onText = useCallback(
    (id: string, path: string, text: string) =>
      update((content) => {
        const place = ['blocks', { id }, 'props'];
        const props = withValueAt(valueAt(content, place), path, () => text);
        return withValue(content, place, props);
      }),
    [update],
  );
  const title = content.title.trim() || (usedBy ? 'Untitled shared section' : 'Untitled page');
  return (
    <div className="page-editor" data-pane={panes.pane}>
      <header className="page-editor-bar">
        <title>{`${title} | Cadron admin`}</title>
        <nav aria-label="Breadcrumbs">
          <Link className="page-editor-back" to={usedBy ? SECTIONS_PATH : PAGE_EDITOR_PATH}>
            {usedBy ? 'Shared sections' : 'Pages'}
          </Link>
        </nav>
        <h1>{title}</h1>
        <DocumentStateMark state={state} />
        {workspace.status}
        {canEdit ? <UndoButtons undo={undo} isReadOnly={isReadOnly} /> : null}
        {may.publish && state !== 'published' ? (
          <button
            className="btn btn-small btn-copper"
            type="button"
            onClick={() => {
              panes.openTab('publish');
              focusInspector();
            }}
          >
            Review and publish
          </button>
        ) : null}
      </header>
      <UpdateContext value={update}>{workspace.notices}</UpdateContext>
      <nav className="page-editor-panes" aria-label="Parts of the editor">
        {PANES.map(({ pane, name }) => (
          <button
            key={pane}
            type="button"
            aria-pressed={panes.pane === pane}
            onClick={() => panes.setPane(pane)}
          >
            {name}
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
        <Outline
          blocks={blocks}
          problems={[...problems, ...findings.filter(({ severity }) => severity === 'blocks')]}
          isReadOnly={isReadOnly}
          canEdit={canEdit}
          selected={selected}
          onSelect={select}
          onOpen={panes.openFields}
          actions={actions}
          sharedTitles={sections.titles}
          moreItems={moreItems}
        />
        <Canvas
          title={content.title}
          documentId={document.id}
          specs={specs}
          blocks={blocks}
          stored={open.state.status === 'saved' ? blocks : undefined}
          selected={selected}
          tools={actions}
          isReadOnly={isReadOnly}
          onSelect={select}
          onText={onText}
        />
        <SectionChoicesContext value={sections}>
          <Inspector
            tab={panes.tab}
            onTab={panes.openTab}
            workspace={{ ...workspace, edited: { ...workspace.edited, update } }}
            document={document}
            usedBy={usedBy}
            specs={specs}
            block={blocks.find(({ id }) => id === selected)}
          />
        </SectionChoicesContext>
      </div>
      <BlockActionParts state={onSections} specs={kinds} alsoAnnounced={undo.announced} />
      {sharing.dialog}
    </div>
  );
}
