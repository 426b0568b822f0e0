import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { DocumentWorkspace } from '#src/admin/documents/document-workspace.tsx';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import type { Editor } from '#src/domains/documents/document.ts';
import { PAGE_EDITOR_PATH } from '#src/admin/parts/page-editor-address.ts';
import { BlockList } from './block-list.tsx';
import type { BlockSpecs } from './field-spec.ts';
import './page-editor.css';
import { PageSettings } from './page-fields.tsx';

interface PageFormProps {
  document: ScreenDocument;
  specs: BlockSpecs;
  me: Editor;
  may: EditorMay;
}

/** The plain editor of a page: its fields, and those of its sections. */
export const PageForm = ({ document, specs, me, may }: PageFormProps) => (
  <DocumentWorkspace
    opened={document}
    me={me}
    may={may}
    renderHead={({ title }, state) => (
      <PageHead
        title={title.trim() || 'Untitled page'}
        crumbs={[{ label: 'Pages', to: PAGE_EDITOR_PATH }]}
        mark={<DocumentStateMark state={state} />}
      />
    )}
  >
    {(edited) => (
      <>
        <PageSettings edited={edited} document={document} />
        <BlockList
          blocks={edited.content.blocks ?? []}
          specs={specs}
          problems={edited.problems}
          isReadOnly={edited.isReadOnly}
          canEdit={edited.canEdit}
          update={edited.update}
        />
      </>
    )}
  </DocumentWorkspace>
);
