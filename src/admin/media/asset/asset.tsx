import { useState } from 'react';
import { ActivityDays, daysSummary } from '#src/admin/activity/activity-days.tsx';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { useUnsavedGuard } from '#src/admin/kit/dialog/use-unsaved-guard.ts';
import { ActionForm, DisclosedForm } from '#src/admin/kit/form/action-form.tsx';
import { readPostedFields } from '#src/admin/kit/form/form-result.ts';
import { assetPath, folderCrumbs } from '#src/admin/media/library/library-query.ts';
import { type Column, ListTable } from '#src/admin/lists/list-table.tsx';
import { Part, LoadError, Facts, TextList, PageHead } from '#src/admin/kit/screen.tsx';
import { servicesFor, mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { type AssetKind, isVisual } from '#src/domains/media/asset.ts';
import { formatLicenseDay } from '#src/admin/media/library/license-day.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import type { Route } from './+types/asset.ts';
import { changeAsset } from './asset-action.server.ts';
import { DetailsForm } from './details-form.tsx';
import { FileVersions } from './file-versions.tsx';
import { Preview } from './preview.tsx';
import { PublicAddress } from './public-address.tsx';
import { noSuchFile, readAssetPage } from './read-asset.server.ts';
import { UsedPlaceList } from './used-place-list.tsx';
import { ViewForm } from './view-form.tsx';
import { DETAIL_LABELS, type DetailFields, type DetailName } from './asset-form.ts';
import type { RenditionView, AssetView } from './asset-view.ts';
import type { UsedPlaces } from './used-places.ts';
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
        crumbs={folderCrumbs(asset.folder)}
        actions={
          mayEdit ? (
            <LinkButton to={`${assetPath(asset.id)}/replace`}>Replace file</LinkButton>
          ) : undefined
        }
      />
      {asset.trash ? (
        <div className="asset-banner grid gap-3 mb-6 py-3 px-4 rounded on-sand" data-kind="trash">
          <p>
            <b>In the trash</b> since{' '}
            <time dateTime={asset.trash.at.iso}>{asset.trash.at.exact}</time>, moved there by{' '}
            {asset.trash.by}. Its public address does not work. It is deleted for good{' '}
            <time dateTime={asset.trash.due.iso} title={asset.trash.due.exact}>
              {asset.trash.due.relative}
            </time>
            .
          </p>
          {may.edit ? (
            <ActionForm
              className="justify-start"
              intent="restore"
              submit="Restore"
              busy="Restoring..."
            />
          ) : null}
        </div>
      ) : null}
      {asset.trash ? null : (
        <TextList
          className="asset-banner grid gap-3 mb-6 py-3 px-4 rounded on-sand"
          data-kind="warning"
          items={asset.warnings}
        />
      )}
      <div className="asset-columns two-columns gap-8 pb-8">
        <div>
          <Preview asset={asset} key={asset.picture} />
          <Part className="detail-part asset-part" title="Where it is used">
            {used ? (
              <UsedPlaceList used={used} />
            ) : (
              <LoadError>The places that use this file could not be loaded.</LoadError>
            )}
          </Part>
          <Part className="detail-part asset-part" title="File">
            <Facts facts={asset.facts} />
            <PublicAddress asset={asset} />
          </Part>
        </div>
        <div>
          <Part className="detail-part asset-part" title="Details">
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
        <Part className="detail-part asset-part" title="Focus and crop">
          <ViewForm
            asset={asset}
            size={size}
            onChange={(view) => setUnsaved((known) => ({ ...known, view }))}
          />
        </Part>
      ) : null}
      <FileVersions asset={asset} versions={versions} mayEdit={mayEdit} />
      {asset.kind === 'picture' ? <Renditions renditions={renditions} /> : null}
      {history && history.length > 0 ? (
        <Part className="detail-part asset-part" title="History">
          <ActivityDays rows={history} summary={daysSummary()} />
        </Part>
      ) : null}
      {mayEdit ? <TrashForm asset={asset} used={used} /> : null}
    </div>
  );
}

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
    <Part className="detail-part asset-part" title="Sizes for the site">
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

interface TrashFormProps {
  asset: AssetView;
  /** undefined when it could not be read; the server asks again */
  used: UsedPlaces | undefined;
}

/** Moves the file to the trash; one in use only when the person says so. */
function TrashForm({ asset, used }: TrashFormProps) {
  const total = used?.total ?? 0;
  const isUsed = total > 0;
  return (
    <section className="detail-part asset-part" aria-label="Delete">
      <DisclosedForm
        summary="Delete this file"
        about={
          isUsed
            ? `${formatCount(total, 'place')} would show a gap instead of this file. Use “Replace file” to show another one there.`
            : 'It goes to the trash for 30 days, where it can be restored. Its public address stops working right away.'
        }
        intent="trash"
        submit={isUsed ? 'Delete it anyway' : 'Move to the trash'}
        busy="Deleting..."
        tone="danger"
      >
        {isUsed && used ? (
          <>
            <UsedPlaceList used={used} isCounted />
            <label className="choice" htmlFor={`even-${asset.id}`}>
              <input
                className="size-5"
                id={`even-${asset.id}`}
                type="checkbox"
                name="even-if-used"
                value="1"
                required
              />
              <b>Delete even though it is used</b>
              <span className="small snug muted">
                It goes to the trash for 30 days. A restore brings it back to these places.
              </span>
            </label>
          </>
        ) : null}
      </DisclosedForm>
    </section>
  );
}
