import { Link } from 'react-router';
import { DocumentWorkspace } from '#src/admin/documents/document-workspace.tsx';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { Editor } from '#src/domains/documents/document.ts';
import { BlockList } from './block-list.tsx';
import type { BlockSpecs } from './field-spec.ts';
import './page-editor.css';
import { PageFields } from './page-fields.tsx';
import { PAGE_EDITOR_PATH } from './page-query.ts';

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
    renderHead={({ title }) => (
      <>
        <title>{`${title || 'Untitled page'} | Cadron admin`}</title>
        <p>
          <Link className="detail-back" to={PAGE_EDITOR_PATH}>
            All pages
          </Link>
        </p>
        <h1 className="admin-title workspace-title">{title.trim() || 'Untitled page'}</h1>
      </>
    )}
  >
    {(edited) => (
      <>
        <PageFields edited={edited} document={document} />
        <BlockList
          blocks={edited.content.blocks ?? []}
          specs={specs}
          problems={edited.problems}
          isReadOnly={edited.isReadOnly}
          update={edited.update}
        />
      </>
    )}
  </DocumentWorkspace>
);
