import { Link } from 'react-router';
import { loadEditor } from '#src/admin/documents/document-for-screen.server.ts';
import { editorScreen } from '#src/admin/documents/opened-editor.tsx';
import type { ObjectSpec } from '#src/admin/page-editor/field-spec.ts';
import {
  type EditedPart,
  FieldGroup,
  FormEditor,
  type FormEditorProps,
} from '#src/admin/page-editor/frame/form-editor.tsx';
import { fieldSpecOf } from '#src/admin/page-editor/read-field-specs.server.ts';
import { FRAME_PATH } from '#src/admin/parts/editor-address.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { frameFields } from '#src/domains/content/frame/frame-fields.ts';
import { FRAME_ID } from '#src/domains/content/frame/site-frame.ts';
import { AddToMenu } from './add-to-menu.tsx';
import type { Route } from './+types/site-frame.ts';

const GROUPS = ['brand', 'logo', 'schedulers', 'header', 'footer'] as const;
type Specs = Record<(typeof GROUPS)[number], ObjectSpec>;

let specs: Specs | undefined;
const readSpecs = () =>
  (specs ??= Object.fromEntries(
    GROUPS.map((group) => [group, fieldSpecOf(frameFields.shape[group])]),
  ) as Specs);

const LIST = { kind: 'frame', noun: 'frame', nouns: 'settings', path: FRAME_PATH } as const;

/** The editor of the site's frame: menus, footer, brand. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user, documents } = servicesFor(context, 'content.see');
  // Makes the document, if nobody has opened it yet.
  await documents.list({ kind: 'frame', limit: 1 });
  return loadEditor({ context, user }, LIST, FRAME_ID, () => ({
    specs: readSpecs(),
  }));
}

/** Saving makes no new loader data: the browser knows the newest state. */
export const shouldRevalidate = () => false;

const FrameForm = ({ specs: all, ...opened }: FormEditorProps & { specs: Specs }) => (
  <FormEditor
    {...opened}
    untitled="Menus and brand"
    list={{ label: 'Dashboard', path: '/admin' }}
    tabs={[
      { tab: 'brand', name: 'Brand' },
      { tab: 'header', name: 'Header' },
      { tab: 'footer', name: 'Footer' },
    ]}
    tabOf={tabOf}
    inView={IN_VIEW}
    renderForm={(tab, { edited }) => (
      <>
        <AddToMenu edited={edited} />
        {tab === 'brand' ? (
          <Brand edited={edited} specs={all} />
        ) : (
          <FieldGroup
            edited={edited}
            title={tab === 'header' ? 'Header' : 'Footer'}
            spec={all[tab]}
            path={tab}
          />
        )}
      </>
    )}
  />
);

const IN_VIEW = { brand: 'body', header: 'body', footer: 'footer' };

const tabOf = (field: string | undefined) =>
  field === 'header' || field === 'footer' ? field : 'brand';

const Brand = ({ edited, specs: all }: Pick<EditedPart, 'edited'> & { specs: Specs }) => (
  <>
    <FieldGroup edited={edited} title="Company" spec={all.brand} path="brand">
      <Link className="tap-link link small" to={`${FRAME_PATH}/names`}>
        Old names in texts
      </Link>
    </FieldGroup>
    <FieldGroup edited={edited} title="Logos and pictures" spec={all.logo} path="logo" />
    <FieldGroup edited={edited} title="Booking pages" spec={all.schedulers} path="schedulers" />
  </>
);

export default editorScreen(FrameForm);
