import type { RouterContextProvider } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import {
  actOnList,
  nothingSelected,
  selected,
} from '#src/admin/documents/list/bulk-changes.server.ts';
import { rejectForm } from '#src/admin/forms/form-result.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import type { SignedInUser } from '#src/platform/auth/auth.ts';
import type { Permission } from '#src/platform/auth/policy.ts';
import { servicesContext } from '#src/services.server.ts';
import { POSTS, savedQueryOf } from './posts-addresses.ts';
import { changePosts, readChange } from './posts-changes.server.ts';
import { FILTER_LIST } from './posts-view.server.ts';

interface Posted {
  form: FormData;
  user: SignedInUser;
  context: Readonly<RouterContextProvider>;
  url: URL;
}

function intentOf(form: FormData): string {
  if (form.get('restore') !== null) return 'restore';
  const intent = form.get('intent');
  return typeof intent === 'string' ? intent : '';
}

/** Filters are the reader's own. */
export const permissionFor = (form: FormData): Permission =>
  ['save-filter', 'remove-filter'].includes(intentOf(form)) ? 'content.see' : 'content.publish';

/** Changes or restores posts, or keeps a filter of the reader. The caller asks the policy. */
export async function actOnPosts({ form, user, context, url }: Posted): Promise<Response> {
  const intent = intentOf(form);
  const { documents, savedFilters, config } = context.get(servicesContext);
  const query = POSTS.parse(url.searchParams);
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const list = POSTS.address(query);
  const by = editorOf(user);
  const back = (notice: Notice) => redirectWithNotice(notice, list, config.SECURE_COOKIES);
  switch (intent) {
    case 'save-filter': {
      const filter = { name: field('name'), query: savedQueryOf(query) };
      const refusal = await savedFilters.save(user.id, FILTER_LIST, filter);
      return back(
        refusal === undefined
          ? { kind: 'done', text: 'Filter saved.' }
          : { kind: 'error', text: refusal },
      );
    }
    case 'remove-filter':
      await savedFilters.remove(user.id, field('filter'));
      return back({ kind: 'done', text: 'Filter removed.' });
    case 'restore':
      return actOnList({ context, listed: POSTS, acts: ['restore'], form, by, back: list });
    case 'change': {
      const chosen = selected(form);
      if (chosen.length === 0) return back(nothingSelected(POSTS));
      const change = readChange(field);
      if (typeof change === 'string') return back({ kind: 'error', text: change });
      return back(await changePosts(change, { documents, chosen, by }));
    }
    default:
      return rejectForm();
  }
}
