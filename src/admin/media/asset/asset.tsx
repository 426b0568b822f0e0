import { useState } from 'react';
import { Link } from 'react-router';
import { ActivityDays, DAYS_SUMMARY } from '#src/admin/activity/activity-days.tsx';
import { useUnsavedGuard } from '#src/admin/dialogs/use-unsaved-guard.ts';
import { ActionForm } from '#src/admin/forms/action-form.tsx';
import { readPostedFields } from '#src/admin/forms/form-result.ts';
import { assetPath, LIBRARY_PATH, libraryAddress } from '#src/admin/media/library/library-query.ts';
import { type Column, ListTable } from '#src/admin/lists/list-table.tsx';
import { Part, LoadError, Facts } from '#src/admin/parts/part.tsx';
import { type Crumb, PageHead } from '#src/admin/parts/page-head.tsx';
import { mayDo, requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import { type AssetKind, isVisual } from '#src/domains/media/asset.ts';
import type { Route } from './+types/asset.ts';
import { changeAsset } from './asset-action.server.ts';
import { DetailsForm } from './details-form.tsx';
import { FileVersions } from './file-versions.tsx';
import { Preview } from './preview.tsx';
import { PublicAddress } from './public-address.tsx';
import { noSuchFile, readAssetPage } from './read-asset.server.ts';
import { TrashForm } from './trash-form.tsx';
import { UsedPlaceList } from './used-place-list.tsx';
import { ViewForm } from './view-form.tsx';
import { DETAIL_LABELS, type DetailFields, type DetailName } from './asset-form.ts';
import { formatLicenseDay } from './license-day.ts';
import type { RenditionView } from './asset-view.ts';
import '#src/admin/activity/activity.css';
import './asset.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  const asset = await services.assets.get(params.id);
  if (!asset) throw noSuchFile();
  const may = { edit: mayDo(context, 'content.edit') };
  const page = await readAssetPage(services, asset, mayDo(context, 'activity.see-content'));
  return { page, may };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  requirePermission(context, 'content.edit');
  return changeAsset(context, params.id, await readPostedFields(request));
}

/** One file of the media library. */
export default function AssetPage({ loaderData }: Route.ComponentProps) {
  const { page, may } = loaderData;
  const [unsaved, setUnsaved] = useState({ details: false, view: false });
  useUnsavedGuard({
    isUnsaved: unsaved.details || unsaved.view,
    what: 'Your changes to this file',
  });
  const { asset, used, versions, renditions, history } = page;
  const mayEdit = may.edit && !asset.trash;
  const { kind, width, height } = asset;
  const size = kind === 'picture' && width && height ? { width, height } : undefined;
  return (
    <div className="asset">
      <PageHead
        title={asset.name}
        documentTitle={`${asset.name} | Media library`}
        crumbs={crumbsOf(asset.folder)}
        actions={
          mayEdit ? (
            <Link className="btn btn-small btn-quiet" to={`${assetPath(asset.id)}/replace`}>
              Replace file
            </Link>
          ) : undefined
        }
      />
      {asset.trash ? (
        <div className="asset-banner" data-kind="trash">
          <p>
            <b>In the trash</b> since{' '}
            <time dateTime={asset.trash.at.iso}>{asset.trash.at.exact}</time>, moved there by{' '}
            {asset.trash.by}. Its public address does not work. It is deleted for good{' '}
            <time dateTime={asset.trash.due.iso} title={asset.trash.due.exact}>
              {asset.trash.due.relative}
            </time>
            .
          </p>
          {may.edit ? <ActionForm intent="restore" submit="Restore" busy="Restoring..." /> : null}
        </div>
      ) : null}
      {asset.warnings.length > 0 && !asset.trash ? (
        <ul className="asset-banner" data-kind="warning">
          {asset.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      <div className="asset-columns">
        <div>
          <Preview asset={asset} key={asset.picture} />
          <Part className="asset-part" title="File">
            <Facts facts={asset.facts} />
            <PublicAddress asset={asset} />
          </Part>
        </div>
        <div>
          <Part className="asset-part" title="Details">
            {mayEdit ? (
              <DetailsForm
                asset={asset}
                onChange={(details) => setUnsaved((known) => ({ ...known, details }))}
              />
            ) : (
              <DetailList details={asset.details} kind={asset.kind} />
            )}
          </Part>
        </div>
      </div>
      {size && mayEdit ? (
        <Part className="asset-part" title="Focus and crop">
          <ViewForm
            asset={asset}
            size={size}
            onChange={(view) => setUnsaved((known) => ({ ...known, view }))}
          />
        </Part>
      ) : null}
      <Part className="asset-part" title="Where it is used">
        {used ? (
          <UsedPlaceList used={used} />
        ) : (
          <LoadError>The places that use this file could not be loaded.</LoadError>
        )}
      </Part>
      <FileVersions asset={asset} versions={versions} mayEdit={mayEdit} />
      {asset.kind === 'picture' ? <Renditions renditions={renditions} /> : null}
      {history && history.length > 0 ? (
        <Part className="asset-part asset-history" title="History">
          <ActivityDays rows={history} summary={DAYS_SUMMARY} />
        </Part>
      ) : null}
      {mayEdit ? <TrashForm asset={asset} used={used} /> : null}
    </div>
  );
}

const crumbsOf = (folder: string): Crumb[] => [
  { label: 'Media library', to: LIBRARY_PATH },
  ...(folder === '' ? [] : folder.split('/')).map((label, at, parts) => ({
    label,
    to: libraryAddress({ filter: { folder: parts.slice(0, at + 1).join('/') } }),
  })),
];

/** The details for people who cannot change them. */
function DetailList({ details, kind }: { details: DetailFields; kind: AssetKind }) {
  const names: DetailName[] = [
    'name',
    'alt',
    'caption',
    'credit',
    'license',
    'license-ends',
    'tags',
  ];
  return (
    <Facts
      facts={names
        .filter((name) => name !== 'alt' || isVisual(kind))
        .map((name) => [DETAIL_LABELS[name], shownValue(name, details) || 'None'] as const)}
    />
  );
}

function shownValue(name: DetailName, details: DetailFields): string {
  const value = details[name];
  if (name === 'alt' && details.decorative) return 'None: it is decorative';
  return name === 'license-ends' && value ? formatLicenseDay(value) : value;
}

const RENDITION_COLUMNS: readonly Column<RenditionView>[] = [
  { label: 'Pixels', cell: 'size' },
  { label: 'Format', cell: 'format' },
  { label: 'Size', isNumber: true, cell: 'bytes' },
];

/** The stored sizes of a picture. Others are made when a page first asks for them. */
function Renditions({ renditions }: { renditions: RenditionView[] | undefined }) {
  return (
    <Part className="asset-part" title="Sizes for the site">
      {renditions === undefined ? (
        <LoadError>The sizes of this picture could not be loaded.</LoadError>
      ) : renditions.length === 0 ? (
        <p className="note">
          None yet. Each size is made when a visitor first needs it, as WebP and AVIF.
        </p>
      ) : (
        <ListTable caption="Sizes for the site" columns={RENDITION_COLUMNS} rows={renditions} />
      )}
    </Part>
  );
}
