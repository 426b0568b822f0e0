import { Button } from '#src/admin/kit/button.tsx';
import type { UsedByView } from '#src/admin/documents/used-by-view.ts';
import { SHARED_SECTION } from '#src/domains/content/sections/shared-section.ts';
import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import { BlockFields } from './block-fields.tsx';
import type { BlockSpecs } from './field-spec.ts';
import { InspectorFrame } from './frame/inspector-frame.tsx';
import type { Sections } from './frame/section-editor.tsx';
import { PageSettings } from './page-fields.tsx';
import { problemsOfBlock } from './problems-of-block.ts';
import { SectionFields } from './sections/section-fields.tsx';
import { SharedSectionFields } from './sections/shared-section-fields.tsx';

interface InspectorProps {
  sections: Sections;
  /** the pages that show it; only of a shared section */
  usedBy: UsedByView | undefined;
  specs: BlockSpecs;
  /** makes a shared section of a section */
  onShare(id: string): void;
}

const TABS = [
  { tab: 'section', name: 'Section' },
  { tab: 'page', name: 'Page' },
] as const;
const SHARED_TABS = [TABS[0], { tab: 'page', name: 'Settings' }] as const;

/** Everything about the selected section and the page, one part at a time. */
export function Inspector({ sections, usedBy, specs, onShare }: InspectorProps) {
  const { workspace, fields, panes, block } = sections;
  const { tab } = panes;
  return (
    <InspectorFrame
      tabs={usedBy ? SHARED_TABS : TABS}
      panes={panes}
      part={tab === 'section' ? block?.id : tab}
      workspace={workspace}
    >
      {tab === 'section' ? (
        <Section {...{ sections, specs, onShare }} isShared={usedBy !== undefined} />
      ) : null}
      {tab === 'page' ? (
        usedBy ? (
          <SectionFields edited={workspace.edited} usedBy={usedBy} />
        ) : (
          <PageSettings edited={fields} document={workspace.open.document} />
        )
      ) : null}
    </InspectorFrame>
  );
}

interface SectionProps extends Pick<InspectorProps, 'sections' | 'specs' | 'onShare'> {
  /** the document is a shared section, which contains no other */
  isShared: boolean;
}

/** The fields of the selected section. */
function Section({ sections, specs, onShare, isShared }: SectionProps) {
  const { workspace, fields, blocks, block } = sections;
  const { problems, checkedVersion, isReadOnly, canEdit, update } = fields;
  if (!block)
    return <p className="note">Select a section in the outline or in the page to edit it.</p>;
  const found = problemsOfBlock(problems, block, blocks);
  const shared = { block, problems: found, isReadOnly, canEdit, update };
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
            onRead={workspace.open.store.onRead}
            blocks={blocks}
            checkedVersion={checkedVersion}
          />
          {isShared || !canEdit ? null : (
            <div className="mt-6">
              <Button
                tone="link"
                aria-haspopup="dialog"
                isDisabled={isReadOnly}
                onClick={() => onShare(block.id)}
              >
                Make a shared section
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
