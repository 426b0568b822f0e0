import { useMemo } from 'react';
import { data, redirect } from 'react-router';
import { SECTION_STARTS } from '#content/section-starts/index.ts';
import { openForScreen } from '#src/admin/documents/document-for-screen.server.ts';
import { PAGES } from '#src/admin/documents/list/document-lists.ts';
import { NoDocument } from '#src/admin/documents/no-document.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import { pageEditorAddress } from '#src/admin/parts/page-editor-address.ts';
import type { Route } from './+types/page.ts';
import { usedByOf } from './sections/used-by-of.server.ts';
import { findPageByPath } from './find-page.server.ts';
import { PageForm } from './page-form.tsx';
import { readBlockSpecs } from './read-field-specs.server.ts';

/** The editor of a page or shared section, by the id of its document. A public path, such as /admin/page-editor/about, leads there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  const { documents, references } = context.get(servicesContext);
  const place = params['*'];
  if (!isUuid(place)) {
    const id = await findPageByPath(documents, `/${place}`);
    if (id) throw redirect(pageEditorAddress(id));
  }
  const opened = await openForScreen(context, user, ['page', 'section'], place);
  if (!opened) return data({ opened }, 404);
  return data({
    opened: toJsonText({
      ...opened,
      specs: readBlockSpecs(),
      starts: SECTION_STARTS,
      usedBy: await usedByOf(references, opened.document),
    }),
  });
}

/** Saving makes no new loader data: the browser knows the newest state. */
export const shouldRevalidate = () => false;

export default function PageEditor({ loaderData }: Route.ComponentProps) {
  const text = loaderData.opened;
  const opened = useMemo(() => text && parseJsonText(text), [text]);
  return opened ? <PageForm key={opened.document.id} {...opened} /> : <NoDocument list={PAGES} />;
}

/** A value as JSON. Type checks keep what it contains. */
type JsonText<Value> = string & { readonly __value?: Value };

/**
 * Large loader data as one string. The browser parses it natively, which takes a thirtieth of the time that React Router takes to
 * decode as many objects.
 * @param value of plain JSON; undefined fields are left out
 */
function toJsonText<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value);
}

function parseJsonText<Value>(text: JsonText<Value>): Value {
  return JSON.parse(text) as Value;
}
