import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { FieldLabelsContext } from '#src/admin/documents/field-labels.ts';
import { onGoToField } from '#src/admin/documents/go-to-field.ts';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { toFields, useWorkspace } from '#src/admin/documents/use-workspace.tsx';
import { isAdvice } from '#src/domains/checks/severity.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import type { BlockLabels } from '#src/domains/documents/history/field-labels.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import type { BlockSpecs } from '../field-spec.ts';
import { BlockActionParts } from '../outline/block-action-parts.tsx';
import { useBlockActions } from '../outline/blocks/use-block-actions.ts';
import { Outline, type OutlineProps } from '../outline/outline.tsx';
import { EditorFrame, type EditorFrameProps } from './editor-frame.tsx';
import { usePanes } from './use-panes.ts';

const PANES = [
  { pane: 'outline', name: 'Outline' },
  { pane: 'canvas', name: 'Preview' },
  { pane: 'inspector', name: 'Edit' },
] as const;

interface SectionsOptions {
  document: ScreenDocument;
  me: Actor;
  may: EditorMay;
  /** the kinds of sections that it may have */
  specs: BlockSpecs;
  /** what new sections hold, by their kind */
  starts?: Readonly<Record<string, unknown>> | undefined;
  /** what the form calls the fields of sections */
  labels: BlockLabels;
}

/** An open document of sections, for `SectionEditor`. */
export type Sections = ReturnType<typeof useSections>;

const NO_BLOCKS: readonly DocumentBlock[] = [];

/** Opens a document of sections: a page, a shared section, or a template. */
export function useSections({ document, me, may, specs, starts, labels }: SectionsOptions) {
  const [selected, setSelected] = useState<string>();
  const panes = usePanes<'section' | 'page', 'outline' | 'canvas'>('page', 'canvas');
  const { setTab, openTab, openFields, setPane, setAlone } = panes;
  const select = useCallback(
    (id: string | undefined) => {
      setSelected(id);
      setTab((now) => (id === undefined ? (now === 'section' ? 'page' : now) : 'section'));
    },
    [setTab],
  );
  useEffect(
    () =>
      onGoToField(([field, block]) => {
        if (field !== 'blocks') return openTab('page');
        if (typeof block === 'object' && 'id' in block) select(block.id);
        setPane('inspector');
        setAlone(false);
      }),
    [select, openTab, setPane, setAlone],
  );
  const workspace = useWorkspace(document, me, may, {
    labels,
    onPlace: (id) => id !== undefined && select(id),
  });
  const { content, isReadOnly, update } = workspace.edited;
  const blocks = content.blocks ?? NO_BLOCKS;
  const onSections = useBlockActions({
    documentId: document.id,
    specs,
    starts,
    isReadOnly,
    update,
    content,
    onSelect: select,
  });
  const block = blocks.find(({ id }) => id === selected);
  return {
    workspace,
    /** a new section guides, and is not called wrong before someone asks */
    fields: toFields(workspace, ({ check }) => panes.wasReviewed || check !== 'template-guidance'),
    panes,
    specs,
    labels,
    blocks,
    onSections,
    select,
    /** the selected section */
    block,
    openFields: (id: string) => {
      setSelected(id);
      openFields('section');
    },
  };
}

interface SectionEditorProps
  extends
    Pick<EditorFrameProps, 'className' | 'title' | 'list' | 'stateLabel' | 'actions'>,
    Pick<OutlineProps, 'sharedTitles' | 'moreItems'> {
  sections: Sections;
  /** other acts than those of pages */
  tools?: OutlineProps['actions'];
  /** the preview and the inspector */
  children: ReactNode;
}

/** The editor of a document of sections: their outline, and beside it what they look like and their fields. */
export function SectionEditor(props: SectionEditorProps) {
  const { sections, tools, sharedTitles, moreItems, children, ...frame } = props;
  const { workspace, panes, specs, labels, blocks, block, onSections, select, openFields } =
    sections;
  const { problems, isReadOnly, canEdit } = sections.fields;
  return (
    <FieldLabelsContext value={labels}>
      <EditorFrame {...frame} workspace={workspace} parts={PANES} panes={panes}>
        <Outline
          blocks={blocks}
          problems={problems.filter(({ severity }) => !isAdvice(severity))}
          isReadOnly={isReadOnly}
          canEdit={canEdit}
          selected={block?.id}
          onSelect={select}
          onOpen={openFields}
          actions={tools ?? onSections.actions}
          {...{ sharedTitles, moreItems }}
        />
        {children}
      </EditorFrame>
      <BlockActionParts state={onSections} specs={specs} />
    </FieldLabelsContext>
  );
}
