import { PAGES, SECTIONS } from '#src/admin/documents/list/document-lists.ts';
import { useCallback, useMemo } from 'react';
import { FieldLabelsContext } from '#src/admin/documents/field-labels.ts';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { UsedByView } from '#src/admin/documents/used-by-view.ts';
import { useWorkspace } from '#src/admin/documents/use-workspace.tsx';
import { SHARED_SECTION } from '#src/domains/content/sections/shared-section.ts';
import { valueAt, withValue } from '#src/domains/documents/merge/content-path.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { Canvas } from './canvas/canvas.tsx';
import { withValueAt } from './field-path.ts';
import type { BlockSpecs } from './field-spec.ts';
import { EditorFrame } from './frame/editor-frame.tsx';
import { Inspector } from './inspector.tsx';
import { labelsOfSpecs } from './labels-of-specs.ts';
import { Outline } from './outline/outline.tsx';
import { BlockActionParts } from './outline/block-action-parts.tsx';
import { useBlockActions } from './outline/blocks/use-block-actions.ts';
import { useUndo } from './outline/undo/use-undo.ts';
import { SectionChoicesContext, useLoadedSections } from './sections/section-choices.ts';
import { useSharing } from './sections/share-section.tsx';
import { PANES, usePanes } from './use-panes.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

interface PageFormProps {
  document: ScreenDocument;
  specs: BlockSpecs;
  /** what new sections hold, by their kind */
  starts?: Readonly<Record<string, unknown>>;
  /** the pages that show it; only of a shared section */
  usedBy?: UsedByView | undefined;
  me: Actor;
  may: EditorMay;
}

const NO_BLOCKS: readonly DocumentBlock[] = [];

/** A page can also have a shared section, which a shared section cannot. */
const PLACE: BlockSpecs = { [SHARED_SECTION]: { kind: 'object', fields: [] } };

/** The editor of a page or shared section: its outline, the page itself, and the fields of what is selected. */
export function PageForm({ document, specs, starts, usedBy, me, may }: PageFormProps) {
  const workspace = useWorkspace(document, me, may);
  const { open } = workspace;
  const { content, isReadOnly, canEdit, problems } = workspace.edited;
  const blocks = content.blocks ?? NO_BLOCKS;
  const kinds = useMemo(() => (usedBy ? specs : { ...specs, ...PLACE }), [specs, usedBy]);
  const sections = useLoadedSections(blocks);
  const { findings = [] } = workspace.checks.reply ?? {};
  const panes = usePanes(blocks);
  const { selected, select } = panes;
  const labels = useMemo(() => labelsOfSpecs(specs), [specs]);
  const undo = useUndo({
    labels,
    update: workspace.edited.update,
    isReadOnly,
    onPlace: (id) => id !== undefined && select(id),
  });
  const { update } = undo;
  const onSections = useBlockActions({
    documentId: document.id,
    specs: kinds,
    starts,
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
    <FieldLabelsContext value={labels}>
      <EditorFrame
        title={title}
        list={usedBy ? SECTIONS : PAGES}
        workspace={workspace}
        undo={undo}
        may={may}
        panes={PANES}
        pane={panes.pane}
        onPane={panes.setPane}
        isAlone={panes.isAlone}
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
          actions={actions}
          sharedTitles={sections.titles}
          moreItems={moreItems}
        />
        <Canvas
          title={content.title}
          isAlone={panes.isAlone}
          onAlone={panes.setAlone}
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
            document={open.document}
            usedBy={usedBy}
            specs={specs}
            block={blocks.find(({ id }) => id === selected)}
          />
        </SectionChoicesContext>
      </EditorFrame>
      <BlockActionParts state={onSections} specs={kinds} alsoAnnounced={undo.announced} />
      {sharing.dialog}
    </FieldLabelsContext>
  );
}
