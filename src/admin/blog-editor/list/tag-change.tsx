import { Button, LinkButton } from '#src/admin/kit/button.tsx';
import { InputField } from '#src/admin/kit/input-field.tsx';
import { data, Form, redirect, useNavigation } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { readFields, readPostedForm, refuseForm } from '#src/admin/kit/form/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { TagPreview } from '#src/domains/documents/tags/tags.server.ts';
import { cleanTag } from '#src/domains/documents/tags/rename-tags.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Route } from './+types/tag-change.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { TAGS_PATH } from './posts-addresses.ts';
import { quoted } from './tags-view.ts';

const MAX_TAGS = 50;

const tagsIn = (values: URLSearchParams | FormData): string[] =>
  [...new Set(values.getAll('tag').map((tag) => (typeof tag === 'string' ? tag : '')))]
    .filter((tag) => tag !== '' && !tag.includes('\0'))
    .slice(0, MAX_TAGS);

/** Says what a change of tags would do. Changes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tags } = servicesFor(context, 'content.publish');
  const from = tagsIn(url.searchParams);
  if (from.length === 0) {
    const notice = { kind: 'error', text: 'Select a tag first.' } as const;
    throw await redirectWithNotice(context, notice, TAGS_PATH);
  }
  const isRemoval = url.searchParams.get('do') === 'remove';
  const to = cleanTag(url.searchParams.get('to') ?? '') || from[0]!;
  const [preview, counts] = await Promise.all([tags.preview(from), tags.counts()]);
  return {
    // Chosen once, so that a repeated request makes one change.
    id: crypto.randomUUID(),
    from,
    to,
    isRemoval,
    preview,
    known: counts.map(({ tag }) => tag),
  };
}

/** How long the request changes posts itself before a job does the rest. */
const BEGIN_MS = 1_500;

/** Starts the change in all posts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { tags, user } = servicesFor(context, 'content.publish');
  const form = await readPostedForm(request);
  const { id = '', to: typed = '', do: act } = readFields(form);
  const isRemoval = act === 'remove';
  const to = isRemoval ? '' : cleanTag(typed);
  const from = tagsIn(form).filter((tag) => tag !== to);
  if (!isUuid(id)) return redirect(TAGS_PATH);
  if (!isRemoval && to === '')
    return data(refuseForm({ to: typed }, { errors: { to: 'Enter the new name.' } }), 400);
  if (from.length === 0)
    return data(refuseForm({ to: typed }, { errors: { to: 'This is its name already.' } }), 400);
  await tags.start({ id, from, to }, editorOf(user));
  const isDone = await tags.run(id, BEGIN_MS);
  const done = isRemoval ? `Removed: ${quoted(from)}` : `Renamed ${quoted(from)} to “${to}”`;
  const notice = isDone ? done : 'The posts are being changed. You can leave this page.';
  return redirectWithNotice(context, notice, TAGS_PATH);
}

/** Asks before tags of all posts are renamed, merged or removed. */
export default function TagChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, from, to, isRemoval, preview, known } = loaderData;
  const isBusy = useNavigation().state !== 'idle';
  const these = POSTS.count(preview.posts);
  const verb = isRemoval ? 'Remove' : from.length > 1 ? 'Merge' : 'Rename';
  const error = actionData?.errors['to'];
  return (
    <>
      <PageHead
        title={`${verb} ${quoted(from)}`}
        crumbs={[
          { label: 'Posts', to: BLOG_EDITOR_PATH },
          { label: 'Tags', to: TAGS_PATH },
        ]}
      />
      <Form method="post" className="measure mt-6">
        <input type="hidden" name="id" value={id} />
        {from.map((tag) => (
          <input key={tag} type="hidden" name="tag" value={tag} />
        ))}
        {isRemoval ? (
          <input type="hidden" name="do" value="remove" />
        ) : (
          <InputField
            id="tag-to"
            label="New name"
            hint="The name of another tag merges them. A post keeps it once."
            error={error}
            name="to"
            maxLength={60}
            list="known-tags"
            defaultValue={actionData?.values['to'] ?? to}
          />
        )}
        <datalist id="known-tags">
          {known.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </datalist>
        <Consequences preview={preview} />
        <div className="admin-actions">
          <Button tone={isRemoval ? 'danger' : 'secondary'} type="submit" isBusy={isBusy}>
            {isBusy ? 'Changing' : `${verb} in ${these}`}
          </Button>
          <LinkButton to={TAGS_PATH}>Keep {from.length === 1 ? 'it' : 'them'}</LinkButton>
        </div>
      </Form>
    </>
  );
}

/** The changes to come, and the posts that they concern. */
function Consequences({ preview }: { preview: TagPreview }) {
  const { posts, published, changed, scheduled } = preview;
  const others = posts - published - changed - scheduled;
  const lines = [
    published > 0 && `${POSTS.count(published)} public: visitors see the change at once.`,
    changed > 0 &&
      `${POSTS.count(changed)} public with unpublished changes: visitors see it after the next publication.`,
    scheduled > 0 &&
      `${POSTS.count(scheduled)} scheduled: what is scheduled stays as it was until someone schedules it again.`,
    others > 0 && `${POSTS.count(others)} not public: the working copy changes.`,
  ].filter((line) => line !== false);
  return (
    <div className="mt-6 small">
      <h2 className="title mb-2">What will happen</h2>
      {lines.length > 0 ? (
        <ul className="mb-3 rule-below">
          {lines.map((line) => (
            <li className="py-2 rule-above" key={line}>
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">No post outside of the trash has it.</p>
      )}
      <p className="muted">
        Each post keeps its history, and you can undo the whole change on the page of tags. Links to
        a renamed category lead to the new one.
      </p>
    </div>
  );
}
