import { useId } from 'react';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { UsedByView } from '#src/admin/documents/used-by-view.ts';
import type { Workspace } from '#src/admin/documents/use-workspace.tsx';
import { SHARED_SECTION } from '#src/domains/content/shared-section.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { BlockFields } from './block-fields.tsx';
import type { BlockSpecs } from './field-spec.ts';
import { PageFields } from './page-fields.tsx';
import { problemsOfBlock } from './problems-of-block.ts';
import { SectionFields } from './sections/section-fields.tsx';
import { ShareSection } from './sections/share-section.tsx';
import { SharedSectionFields } from './sections/shared-section-fields.tsx';
import { TabList } from './tab-list.tsx';
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

const TABS: readonly { tab: InspectorTab; name: string }[] = [
  { tab: 'section', name: 'Section' },
  { tab: 'page', name: 'Page' },
  { tab: 'publish', name: 'Publish' },
  { tab: 'history', name: 'History' },
];

/** Everything about the selected section and the page, one part at a time. */
export function Inspector(props: InspectorProps) {
  const { tab, onTab, workspace, document, usedBy, specs, block } = props;
  const id = useId();
  const { edited } = workspace;
  return (
    <section className="inspector" aria-label="Inspector">
      <TabList id={id} label="Inspector" tabs={TABS} current={tab} onChange={onTab} />
      <div
        className="inspector-panel workspace-form"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        tabIndex={-1}
      >
        {tab === 'section' ? (
          block ? (
            <BlockPart
              key={block.id}
              workspace={workspace}
              block={block}
              spec={specs[block.type]}
              isShared={usedBy !== undefined}
            />
          ) : (
            <p className="note">Select a section in the outline or in the page to edit it.</p>
          )
        ) : null}
        {tab === 'page' ? (
          usedBy ? (
            <SectionFields edited={edited} usedBy={usedBy} />
          ) : (
            <PageFields edited={edited} document={document} />
          )
        ) : null}
        {/* Kept, so that the results of publishing and an open comparison stay. */}
        <div hidden={tab !== 'publish'}>{workspace.publishing}</div>
        <div hidden={tab !== 'history'}>{workspace.history}</div>
      </div>
    </section>
  );
}

interface BlockPartProps {
  workspace: Workspace;
  block: DocumentBlock;
  spec: BlockSpecs[string] | undefined;
  /** the section is part of a shared section, which contains no other */
  isShared: boolean;
}

function BlockPart({ workspace: { edited }, block, spec, isShared }: BlockPartProps) {
  const { content, isReadOnly, canEdit, update } = edited;
  const blocks = content.blocks ?? [];
  const problems = problemsOfBlock(edited.problems, block, blocks);
  const shared = { block, problems, isReadOnly, canEdit, update };
  if (block.type === SHARED_SECTION) return <SharedSectionFields {...shared} />;
  return (
    <>
      <BlockFields {...shared} spec={spec} />
      {canEdit && !isShared ? (
        <ShareSection blocks={blocks} selected={block.id} isReadOnly={isReadOnly} update={update} />
      ) : null}
    </>
  );
}
