import { pick } from '#src/platform/pick.ts';
import { changedFields, type Actor } from '#src/platform/activity/activity.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Asset, AssetDetails, Crop, Point } from './asset.ts';
import { cropOf, parseDetails } from './asset-details.ts';
import { lockAssets, presentAsset, updateAsset } from './asset-repository.server.ts';
import type { AssetResult, Refused } from './assets.server.ts';
import { changeMedia, listed } from './change-media.server.ts';
import type { MediaDeps } from './media-deps.ts';

export const GONE: Refused = { ok: false, message: 'This file no longer exists.' };
export const IN_TRASH: Refused = {
  ok: false,
  message: 'This file is in the trash. Restore it first.',
};

type UpdateResult = AssetResult | (Refused & { current: Asset });

/** Changes what editors write about a file. */
export async function updateAssetDetails(
  deps: MediaDeps,
  id: string,
  given: Partial<AssetDetails>,
  base: number,
  by: Actor,
): Promise<UpdateResult> {
  const parsed = parseDetails(given);
  if (!parsed.ok) return parsed;
  if (!isUuid(id)) return GONE;
  return changeMedia<UpdateResult>(deps, by, async ({ tx, at, record }) => {
    const [row] = await lockAssets(tx, [id]);
    if (!row) return GONE;
    const before = presentAsset(row);
    if (row.version !== base) return { ...OUTDATED, current: before };
    if (row.trashedAt) return IN_TRASH;
    const after = { ...before, ...parsed.details, ...cropOf(parsed.details) };
    const changes = changedFields(fieldsOf(before), fieldsOf(after));
    if (!changes.after) return { ok: true, asset: before };
    const { focus, tags, ...details } = detailsOf(after);
    const updated = await updateAsset(tx, id, at, {
      ...details,
      tags: [...tags],
      focusX: focus.x,
      focusY: focus.y,
    });
    record({ action: 'file.changed', object: { id, label: updated.name }, ...changes });
    return { ok: true, asset: presentAsset(updated) };
  });
}

const OUTDATED: Refused = {
  ok: false,
  message: 'This file was changed in the meantime. Check the current details, then save again.',
};

const detailsOf = (asset: AssetDetails): AssetDetails =>
  pick(
    asset,
    'name',
    'alt',
    'isDecorative',
    'caption',
    'credit',
    'license',
    'licenseEnds',
    'tags',
    'focus',
    'crop',
  );

const fieldsOf = (asset: AssetDetails) => ({
  Name: asset.name,
  'Alternative text': asset.alt || null,
  Decorative: asset.isDecorative,
  Caption: asset.caption || null,
  Credit: asset.credit || null,
  License: asset.license || null,
  'License ends': asset.licenseEnds,
  Tags: listed(asset.tags),
  Focus: describeFocus(asset.focus),
  Crop: asset.crop && describeCrop(asset.crop),
});

const percent = (fraction: number) => `${Math.round(fraction * 1_000) / 10}%`;

const describeFocus = ({ x, y }: Point) =>
  `${percent(x)} from the left, ${percent(y)} from the top`;

const describeCrop = ({ width, height, ...corner }: Crop) =>
  `${percent(width)} by ${percent(height)}, ${describeFocus(corner)}`;
