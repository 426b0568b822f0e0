import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { actOnList, changeSelected } from '#src/admin/documents/list/bulk-changes.server.ts';
import type { PostedAct } from '#src/admin/documents/list/selected.server.ts';
import { readFields } from '#src/admin/kit/form/form-result.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { readChange } from './posts-changes.server.ts';

/** Changes or restores posts. The caller asks the policy. */
export async function actOnPosts(posted: PostedAct): Promise<Response> {
  const { form, user, context, url } = posted;
  const { documents } = context.get(servicesContext);
  const query = POSTS.parse(url.searchParams);
  const fields = readFields(form);
  const back = (notice: Notice) => redirectWithNotice(context, notice, POSTS.address(query));
  if (fields['intent'] !== 'change') return actOnList(posted, POSTS, ['restore']);
  const change = readChange((name) => fields[name] ?? '', { documents, by: editorOf(user) });
  if (typeof change === 'string') return back({ kind: 'error', text: change });
  return back((await changeSelected(posted, POSTS, change)).notice);
}
