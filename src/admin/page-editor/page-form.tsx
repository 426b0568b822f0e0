import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { DocumentWorkspace } from '#src/admin/documents/document-workspace.tsx';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import type { Editor } from '#src/domains/documents/document.ts';
import type { UsedByView } from '#src/admin/documents/used-by-view.ts';
import { PAGE_EDITOR_PATH, SECTIONS_PATH } from '#src/admin/parts/page-editor-address.ts';
import { BlockList } from './block-list.tsx';
import type { BlockSpecs } from './field-spec.ts';
import './page-editor.css';
import { PageFields } from './page-fields.tsx';
import { SectionFields } from './sections/section-fields.tsx';

interface PageFormProps {
  document: ScreenDocument;
  specs: BlockSpecs;
  /** the pages that show it; only of a shared section */
  usedBy?: UsedByView | undefined;
  me: Editor;
  may: EditorMay;
}

const PAGE_CRUMBS = [{ label: 'Pages', to: PAGE_EDITOR_PATH }];
const SECTION_CRUMBS = [...PAGE_CRUMBS, { label: 'Shared sections', to: SECTIONS_PATH }];

/** The plain editor of a page or shared section: its fields, and those of its sections. */
export const PageForm = ({ document, specs, usedBy, me, may }: PageFormProps) => (
  <DocumentWorkspace
    opened={document}
    me={me}
    may={may}
    renderHead={({ title }, state) => (
      <PageHead
        title={title.trim() || (usedBy ? 'Untitled shared section' : 'Untitled page')}
        crumbs={usedBy ? SECTION_CRUMBS : PAGE_CRUMBS}
        mark={<DocumentStateMark state={state} />}
      />
    )}
  >
    {(edited) => (
      <>
        {usedBy ? (
          <SectionFields edited={edited} usedBy={usedBy} />
        ) : (
          <PageFields edited={edited} document={document} />
        )}
        <BlockList
          blocks={edited.content.blocks ?? []}
          specs={specs}
          problems={edited.problems}
          isReadOnly={edited.isReadOnly}
          canEdit={edited.canEdit}
          update={edited.update}
          isShared={usedBy !== undefined}
        />
      </>
    )}
  </DocumentWorkspace>
);
