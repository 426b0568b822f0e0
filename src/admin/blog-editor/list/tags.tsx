import { Link, redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { readPostedFields, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { ListScreen } from '#src/admin/lists/list-screen.tsx';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { loadList } from '#src/admin/lists/load-list.server.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { BLOG_EDITOR_PATH, blogEditorAddress } from '#src/admin/parts/blog-editor-address.ts';
import { PostButton, SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { useRefresh } from '#src/admin/parts/use-refresh.ts';
import { mayDo, requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/tags.ts';
import { TAG_CHANGE_PATH, TAGS_PATH } from './posts-addresses.ts';
import { quoted, TAGS, type TagsView, tagsView } from './tags-view.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { Time } from '#src/admin/kit/time.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const shared = { mayChange: mayDo(context, 'content.publish') };
  return loadList({ context, url }, TAGS, shared, async (_query, now) => {
    const { tags } = context.get(servicesContext);
    const [counts, changes] = await Promise.all([tags.counts(), tags.changes()]);
    const noted = await Promise.all(
      changes.map(async (change) => ({ ...change, notes: await tags.notes(change.id) })),
    );
    // Each undo has an id of its own, so that a double click makes one.
    return { ...tagsView(counts, noted, now), undoId: crypto.randomUUID() };
  });
}

/** How long a request changes posts itself before a job does the rest. */
const BEGIN_MS = 1_500;

/** Takes a change back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { tags, user } = servicesFor(context, 'content.publish');
  const { intent, change = '', id = '' } = await readPostedFields(request);
  if (intent !== 'undo' || !isUuid(id)) return rejectForm();
  if (!(await tags.undo({ id, undoes: change }, editorOf(user)))) return redirect(TAGS_PATH);
  const isDone = await tags.run(id, BEGIN_MS);
  const text = isDone ? 'The tags are as they were.' : 'The tags are being put back.';
  return redirectWithNotice(context, text, TAGS_PATH);
}

/** Every tag of the posts, with what is done to all posts at once. */
export default function TagsPage({ loaderData: { view, mayChange } }: Route.ComponentProps) {
  const isRunning = view?.changes.some((change) => change.isRunning) ?? false;
  useRefresh(isRunning);
  return (
    <ListScreen
      list={TAGS}
      view={view}
      head={{
        crumbs: [{ label: 'Posts', to: BLOG_EDITOR_PATH }],
        intro: 'The first tag of a post is its category.',
      }}
      unaffected="No post is changed."
      above={mayChange && view ? <Variants variants={view.variants} /> : null}
      none="No post has a tag yet. Tags are set in the settings of a post, or for many posts at once in the list."
      columns={COLUMNS}
      bulk={mayChange ? BULK : undefined}
    >
      {view ? (
        <TagChanges changes={view.changes} undoId={view.undoId} mayChange={mayChange} />
      ) : null}
    </ListScreen>
  );
}

type Row = TagsView['rows'][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    label: 'Tag',
    cell: ({ id, to }) => (
      <Link to={to}>
        <b>{id}</b>
      </Link>
    ),
  },
  { label: 'Posts', isNumber: true, unit: 'post', cell: 'posts' },
  { label: 'Public', isNumber: true, before: 'Public:', cell: (row) => row.public },
];

/** Leads to a page that says what a change would do. */
const BULK = {
  method: 'get',
  action: TAG_CHANGE_PATH,
  box: ({ id }: Row) => ({ name: 'tag', value: id, 'aria-label': id }),
  actions: (
    <>
      <SubmitButton tone="secondary">Rename or merge</SubmitButton>
      <SubmitButton name="do" value="remove">
        Remove from all posts
      </SubmitButton>
    </>
  ),
} as const;

function Variants({ variants }: Pick<TagsView, 'variants'>) {
  if (variants.length === 0) return null;
  return (
    <div className="measure mt-6 py-4 px-5 outlined">
      <h2 className="title mb-2">Written in more than one way</h2>
      <ul>
        {variants.map(({ tags, to }) => (
          <li className="row wraps gap-x-4 tap" key={to}>
            <span>{quoted(tags)}</span>
            <Link className="text-link" to={to}>
              Merge into “{tags[0]}”
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TagChangesProps extends Pick<TagsView, 'changes'> {
  /** of the next change that takes one back */
  undoId: string;
  mayChange: boolean;
}

/** The latest changes of tags, how far each is, and a way to take it back. */
function TagChanges({ changes, undoId, mayChange }: TagChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section className="measure mt-10" aria-labelledby="tags-changes">
      <h2 className="title mb-2" id="tags-changes">
        Latest changes
      </h2>
      <ul>
        {changes.map(({ id, title, text, at, by, isRunning, mayUndo, notes }) => (
          <li
            className="grid fill-auto items-start gap-1 gap-x-4 py-3 rule-above small snug"
            key={id}
          >
            <p className="breaks">
              <b className="block">{title}</b>
              <span className="block muted" role={isRunning ? 'status' : undefined}>
                {text}
              </span>
              <small className="block small muted">
                <Time at={at} />, {by}
              </small>
            </p>
            {mayUndo && mayChange ? (
              <PostButton
                intent="undo"
                fields={{ id: undoId, change: id }}
                to={TAGS_PATH}
                aria-label={`Undo: ${title}`}
              >
                Undo
              </PostButton>
            ) : null}
            {notes.length > 0 ? (
              <details className="across">
                <summary className="tap pt-3">
                  {formatCount(notes.length, 'post')} to look at
                </summary>
                <ul>
                  {notes.map((note) => (
                    <li key={note.id}>
                      <Link className="link" to={blogEditorAddress(note.id)}>
                        {note.title}
                      </Link>
                      : {note.note}
                    </li>
                  ))}
                </ul>
              </details>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
