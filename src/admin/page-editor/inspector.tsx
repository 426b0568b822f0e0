import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { UsedByView } from '#src/admin/documents/used-by-view.ts';
import type { ChecksState } from '#src/admin/documents/use-checks.ts';
import type { Workspace } from '#src/admin/documents/use-workspace.tsx';
import { SHARED_SECTION } from '#src/domains/content/sections/shared-section.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import { BlockFields } from './block-fields.tsx';
import type { BlockSpecs } from './field-spec.ts';
import { InspectorFrame } from './frame/inspector-frame.tsx';
import type { ServerProblem } from './form-context.ts';
import { PageSettings } from './page-fields.tsx';
import { problemsOfBlock } from './problems-of-block.ts';
import { SectionFields } from './sections/section-fields.tsx';
import { ShareSection } from './sections/share-section.tsx';
import { SharedSectionFields } from './sections/shared-section-fields.tsx';
import type { InspectorTab } from './use-panes.ts';

interface InspectorProps {
  tab: InspectorTab;
  onTab(tab: InspectorTab): void;
  workspace: Workspace;
  document: ScreenDocument;
  usedBy: UsedByView | undefined;
  specs: BlockSpecs;
  /** undefined if none is selected */
  block: DocumentBlock | undefined;
}

const TABS = [
  { tab: 'section', name: 'Section' },
  { tab: 'page', name: 'Page' },
] as const;
const SHARED_TABS = [TABS[0], { tab: 'page', name: 'Settings' }] as const;

/** Everything about the selected section and the page, one part at a time. */
export function Inspector(props: InspectorProps) {
  const { tab, onTab, workspace, document, usedBy, specs, block } = props;
  const { edited } = workspace;
  return (
    <InspectorFrame
      tabs={usedBy ? SHARED_TABS : TABS}
      tab={tab}
      onTab={onTab}
      part={tab === 'section' ? block?.id : tab}
      workspace={workspace}
    >
      {tab === 'section' ? (
        <Section
          workspace={workspace}
          specs={specs}
          block={block}
          isShared={usedBy !== undefined}
        />
      ) : null}
      {tab === 'page' ? (
        usedBy ? (
          <SectionFields edited={edited} usedBy={usedBy} />
        ) : (
          <PageSettings
            edited={{
              ...edited,
              problems: [...edited.problems, ...findingsOf(workspace.checks)],
            }}
            document={document}
            checkedVersion={workspace.checks.reply?.version}
          />
        )
      ) : null}
    </InspectorFrame>
  );
}

/** The findings of the checks, for the fields they are about. */
const findingsOf = ({ reply }: ChecksState): readonly ServerProblem[] => reply?.findings ?? [];

interface SectionProps extends Pick<InspectorProps, 'workspace' | 'specs' | 'block'> {
  /** the document is a shared section, which contains no other */
  isShared: boolean;
}

/** The fields of the selected section. */
function Section({ workspace, specs, block, isShared }: SectionProps) {
  const { edited, checks, open } = workspace;
  if (!block)
    return <p className="note">Select a section in the outline or in the page to edit it.</p>;
  const blocks = edited.content.blocks ?? [];
  const shared = {
    block,
    problems: problemsOfBlock([...edited.problems, ...findingsOf(checks)], block, blocks),
    isReadOnly: edited.isReadOnly,
    canEdit: edited.canEdit,
    update: edited.update,
  };
  return (
    <div key={block.id} data-block={block.id}>
      <h2>{readableName(block.type)}</h2>
      {block.type === SHARED_SECTION ? (
        <SharedSectionFields {...shared} />
      ) : (
        <>
          <BlockFields
            {...shared}
            spec={specs[block.type]}
            onRead={open.store.onRead}
            blocks={blocks}
            checkedVersion={checks.reply?.version}
          />
          {isShared || !edited.canEdit ? null : (
            <ShareSection
              blocks={blocks}
              selected={block.id}
              isReadOnly={edited.isReadOnly}
              update={edited.update}
            />
          )}
        </>
      )}
    </div>
  );
}
