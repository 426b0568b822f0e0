import { data, Link, redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { ActionForm } from '#src/admin/kit/form/action-form.tsx';
import { readPostedFields, refuseForm, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { assetPath, LIBRARY_PATH } from '#src/admin/media/library/library-query.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/replace.ts';
import { readReplacement, noSuchFile } from './read-asset.server.ts';
import { ChooseReplacement } from './choose-replacement.tsx';
import './asset.css';
import { ComparedFiles, ReplacedPlaces } from './replaced-view.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.edit');
  const editor = editorOf(services.user);
  const asset = await services.assets.get(params.id);
  if (!asset) throw noSuchFile();
  if (asset.trashedAt) throw redirect(assetPath(asset.id));
  const upload = url.searchParams.get('upload') ?? '';
  const shown = { id: asset.id, name: asset.name, kind: asset.file.kind };
  const replacement =
    upload === '' ? undefined : await readReplacement(services, asset, upload, editor);
  return { asset: shown, replacement };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { assets, uploads, user } = servicesFor(context, 'content.edit');
  const editor = editorOf(user);
  const fields = await readPostedFields(request);
  const { intent = '', upload = '' } = fields;
  if (intent !== 'replace' && intent !== 'cancel') return rejectForm();
  const isOwn = await uploads.isOwn(upload, editor);
  if (intent === 'cancel') {
    if (isOwn) await uploads.cancel(upload);
    return redirect(assetPath(params.id));
  }
  if (!isOwn) return data(refuseForm(fields, { message: EXPIRED }), 409);
  const before = (await assets.fileVersions(params.id)).find(({ isCurrent }) => isCurrent);
  const result = await uploads.replaceWith(upload, params.id, editor, fields['base']);
  if (!result.ok) return data(refuseForm(fields, result), 409);
  const path = assetPath(result.asset.id);
  return redirectWithNotice(
    context,
    {
      kind: 'done',
      text: `“${result.asset.name}” was replaced, everywhere on the site.`,
      ...(before && {
        undo: { to: path, fields: { intent: 'bring-back', number: String(before.number) } },
      }),
    },
    path,
  );
}

const EXPIRED = 'This upload does not exist any more. Choose the file again.';

const ACCEPTED = {
  picture: 'image/*',
  drawing: 'image/*',
  video: 'video/mp4,video/webm',
  document: 'application/pdf',
  font: '.woff2,.woff,.ttf,.otf',
} as const;

/** Replaces a file in two steps: choose, then compare both and see what changes. */
export default function ReplacePage({ loaderData }: Route.ComponentProps) {
  const { asset, replacement } = loaderData;
  const path = assetPath(asset.id);
  const isReady = replacement !== undefined && 'after' in replacement;
  return (
    <div className="asset">
      <PageHead
        title="Replace file"
        documentTitle={`Replace ${asset.name} | Media library`}
        crumbs={[
          { label: 'Media library', to: LIBRARY_PATH },
          { label: asset.name, to: path },
        ]}
        intro={
          isReady
            ? 'Nothing has changed yet. Compare both files.'
            : `Another file takes the place of “${asset.name}” at the same address.`
        }
      />
      {isReady ? (
        <>
          <ComparedFiles {...replacement} />
          <ReplacedPlaces {...replacement} />
          <div className="flex wraps gap-4 mt-5">
            {replacement.refusal === undefined ? (
              <ActionForm
                intent="replace"
                submit={
                  replacement.used.total > 0
                    ? `Replace in ${formatCount(replacement.used.total, 'place')}`
                    : 'Replace file'
                }
                busy="Replacing..."
              >
                <input type="hidden" name="upload" value={replacement.upload} />
                <input type="hidden" name="base" value={replacement.base} />
              </ActionForm>
            ) : (
              <p className="form-error" role="alert">
                {replacement.refusal}
              </p>
            )}
            <ActionForm
              intent="cancel"
              submit="Keep the current file"
              busy="Going back..."
              tone="quiet"
            >
              <input type="hidden" name="upload" value={replacement.upload} />
            </ActionForm>
          </div>
        </>
      ) : (
        <>
          {replacement ? (
            <p className="form-error" role="alert">
              {replacement.message}
            </p>
          ) : null}
          <ChooseReplacement id={asset.id} accept={ACCEPTED[asset.kind]} />
          <p className="mt-4">
            <Link className="text-link" to={path}>
              Keep the current file
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
