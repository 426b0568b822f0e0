import { useEffect, useRef, useState } from 'react';
import { data, Form, Link, useNavigation } from 'react-router';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import { useUnsavedGuard } from '#src/admin/kit/dialog/use-unsaved-guard.ts';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { PageHead, TextList } from '#src/admin/kit/screen.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { MAX_ALT_LENGTH } from '#src/domains/media/asset.ts';
import { Field } from '#src/ui/field.tsx';
import { selectedIds } from '#src/admin/lists/selected-ids.ts';
import type { Route } from './+types/describe.ts';
import { type DescribeValues, readTexts, baseValue, type DescribedText } from './describe-form.ts';
import { namesOf, countFiles, toLibraryFile, type LibraryFile } from './library-view.ts';
import { LIBRARY_PATH, libraryAddress, parseLibraryQuery } from './library-query.ts';
import { readTextQueue, smallPictureOf } from './read-library.server.ts';
import { MAX_DESCRIBED } from './use-bulk-actions.ts';
import { FilePicture } from './file-picture.tsx';
import './library.css';

/** `?id=...` for certain files; without, the pictures of a folder, or all, that have no alternative text. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { assetLists } = servicesFor(context, 'content.edit');
  const query = parseLibraryQuery(url.searchParams);
  const ids = selectedIds(url.searchParams, MAX_DESCRIBED);
  const { assets, missing } = await readTextQueue(assetLists, query, ids);
  const now = new Date();
  return {
    isQueue: ids.length === 0,
    missing,
    back: libraryAddress(query),
    files: assets.map((asset) => toLibraryFile(asset, now, smallPictureOf)),
  };
}

/** Saves the texts that were changed. What is refused stays in the form. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { user, assets, assetLists } = servicesFor(context, 'content.edit');
  const values = readTexts(await readPostedForm(request));
  const before = new Map(
    (await assetLists.byIds([...values.keys()])).map((asset) => [asset.id, asset]),
  );
  const changed = [...values].filter(([id, { alt, isDecorative, base }]) => {
    // What nobody touched is not a wish to delete what someone else wrote meanwhile.
    const known = base ?? before.get(id);
    return known?.alt !== alt || known.isDecorative !== isDecorative;
  });
  const texts = changed.map(([id, text]) => ({ id, ...text }));
  const { changed: saved, failed } =
    texts.length > 0 ? await assets.describe(texts, editorOf(user)) : { changed: [], failed: [] };
  if (failed.length > 0)
    return data(
      {
        failed: failed.map((each) => withOwnText(each, values)),
        values: Object.fromEntries(values) satisfies DescribeValues,
      },
      409,
    );
  const query = parseLibraryQuery(url.searchParams);
  const isQueue = selectedIds(url.searchParams, MAX_DESCRIBED).length === 0;
  const notice = {
    kind: 'done' as const,
    text:
      saved.length > 0
        ? `The texts of ${countFiles(saved.length)} were saved.`
        : 'Nothing was changed.',
  };
  const to =
    isQueue && saved.length > 0 ? `${LIBRARY_PATH}/describe${url.search}` : libraryAddress(query);
  return redirectWithNotice(context, notice, to);
}

/** A picture that someone else described leaves the queue, and its field with it. */
const withOwnText = (
  failed: { id: string; name: string; message: string },
  values: ReadonlyMap<string, { alt: string }>,
) => {
  const alt = values.get(failed.id)?.alt;
  return { ...failed, message: alt ? `${failed.message} You wrote “${alt}.”` : failed.message };
};

/** Alternative texts of several pictures, each beside its field. */
export default function Describe({ loaderData, actionData }: Route.ComponentProps) {
  const { files, back, isQueue, missing } = loaderData;
  const navigation = useNavigation();
  const [isChanged, setChanged] = useState(false);
  useUnsavedGuard({
    // The redirect after saving is no loss.
    isUnsaved: () => isChanged && navigation.formMethod !== 'POST',
    what: 'The texts that you wrote',
  });
  const queued = files.map(({ id }) => id).join();
  const [shown, setShown] = useState(queued);
  const list = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (shown === queued) return;
    setShown(queued);
    scrollTo({ top: 0 });
    list.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [shown, queued]);
  const head = (
    <PageHead
      title="Alternative text"
      crumbs={[{ label: 'Media library', to: back }]}
      intro={
        isQueue && missing > 0
          ? `${countFiles(missing)} without a text. Say what a picture shows, for people who do not see it.`
          : 'Say what a picture shows, for people who do not see it.'
      }
    />
  );
  if (files.length === 0)
    return (
      <>
        {head}
        <p className="admin-missing">
          {isQueue ? 'Every picture here has its text.' : 'These files do not exist any more.'}{' '}
          <Link className="text-link" to={back}>
            Back to the library
          </Link>
        </p>
      </>
    );
  return (
    <>
      {head}
      <Form
        method="post"
        className="library-describe"
        // The next part of the queue begins with its own texts.
        key={queued}
        ref={list}
        onChange={() => setChanged(true)}
        onSubmit={() => setChanged(false)}
      >
        {actionData?.failed ? (
          <div className="form-error" role="alert">
            <p>{countFiles(actionData.failed.length)} could not be saved.</p>
            <TextList items={namesOf(actionData.failed)} />
          </div>
        ) : null}
        <ol>
          {files.map((file) => (
            <DescribeFields
              key={file.id}
              file={file}
              typed={actionData?.values[file.id]}
              error={actionData?.failed.find(({ id }) => id === file.id)?.message}
            />
          ))}
        </ol>
        <div className="admin-actions library-describe-end py-3 on-paper rule-above">
          <SubmitButton tone="primary">
            {isQueue && missing > files.length
              ? `Save, and show the next of ${formatNumber(missing)}`
              : 'Save texts'}
          </SubmitButton>
          <LinkButton to={back}>Cancel</LinkButton>
        </div>
      </Form>
    </>
  );
}

interface DescribeFieldsProps {
  file: LibraryFile;
  /** what was posted and refused */
  typed: DescribedText | undefined;
  error: string | undefined;
}

/** A picture beside its text, or the box that says that it needs none. */
function DescribeFields({ file, typed, error }: DescribeFieldsProps) {
  const { id, name, folder } = file;
  const start = typed ?? file;
  const [isDecorative, setDecorative] = useState(start.isDecorative);
  return (
    <li className="grid gap-4 gap-x-8 py-6 rule-above">
      <div className="library-picture rounded grid centered cropped on-sand">
        <FilePicture file={file} />
      </div>
      <fieldset>
        <input type="hidden" name={`was-${id}`} value={baseValue(file)} />
        <legend className="mb-2 bold">
          {name}
          {folder === '' ? null : <span className="regular muted"> {folder}</span>}
        </legend>
        <Field id={`alt-${id}`} label="Alternative text" error={error}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              name={`alt-${id}`}
              rows={2}
              maxLength={MAX_ALT_LENGTH}
              defaultValue={start.alt}
              // A disabled field would not be posted.
              readOnly={isDecorative}
              aria-disabled={isDecorative || undefined}
            />
          )}
        </Field>
        <label className="library-decorative inline-flex items-center tap small pointer">
          <input
            className="admin-check"
            type="checkbox"
            name={`decorative-${id}`}
            value="1"
            checked={isDecorative}
            onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
          />
          Decorative: screen readers skip it
        </label>
      </fieldset>
    </li>
  );
}
