import { data, type RouterContextProvider } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { type FormResult, refuseForm, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { assetPath } from '#src/admin/media/library/library-query.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Asset } from '#src/domains/media/asset.ts';
import type { BulkResult } from '#src/domains/media/assets.server.ts';
import type { Assets } from '#src/domains/media/create-assets.server.ts';
import {
  type DetailFields,
  detailFieldsOf,
  type FieldConflict,
  joinDetails,
} from './asset-form.ts';
import {
  parseDetailFields,
  parseViewFields,
  readBefore,
  readDetailFields,
} from './parse-asset-form.server.ts';
import { viewKey } from './view-key.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** Why a form of the page was refused. */
export interface AssetFormResult extends FormResult {
  /** fields that others changed in the meantime */
  conflicts?: readonly FieldConflict[];
  /** what others saved, on which the next save is based; the page is not loaded again after a refusal */
  current?: { version: number; details: DetailFields; picture: string };
}

type Fields = Readonly<Record<string, string>>;

interface Change {
  assets: Assets;
  asset: Asset;
  fields: Fields;
  editor: Actor;
}

/** The end of an intent: a notice on the page of the file, or a refused form. */
type Outcome = Notice | AssetFormResult;

/** Changes one file, by the forms of its page. */
export async function changeAsset(
  context: Readonly<RouterContextProvider>,
  id: string,
  fields: Fields,
) {
  const { user, assets } = servicesFor(context, 'content.edit');
  const asset = await assets.get(id);
  if (!asset)
    return data(refuseForm(fields, { message: 'This file does not exist any more.' }), 404);
  const change = CHANGES[fields['intent'] ?? ''] ?? rejectForm();
  const outcome = await change({ assets, asset, fields, editor: editorOf(user) });
  if ('errors' in outcome) return data(outcome, outcome.current ? 409 : 400);
  return redirectWithNotice(context, outcome, assetPath(id));
}

/** Someone may save between reading and writing; then both are joined again. */
const ATTEMPTS = 3;

async function saveDetails({ assets, asset, fields, editor }: Change): Promise<Outcome> {
  const typed = readDetailFields(fields);
  const isOutdated = (current: Asset) => fields['base'] !== String(current.version);
  let current = asset;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const joined = isOutdated(current)
      ? joinDetails(typed, readBefore(fields['before']), detailFieldsOf(current))
      : { values: typed, conflicts: [] };
    if (joined.conflicts.length > 0)
      return {
        ...refuseForm({ ...fields, ...joined.values }, { message: CHANGED_BY_OTHERS }),
        conflicts: joined.conflicts,
        current: currentOf(current),
      };
    const parsed = parseDetailFields(joined.values);
    if ('errors' in parsed) return refuseForm({ ...fields, ...joined.values }, parsed);
    const result = await assets.update(asset.id, parsed.details, current.version, editor);
    if (result.ok) {
      const isNewText = result.asset.alt !== asset.alt;
      return { kind: 'done', text: `The details were saved.${isNewText ? KEPT_TEXTS : ''}` };
    }
    if (!('current' in result)) return refuseForm(fields, result);
    current = result.current;
  }
  return refuseForm(fields, { message: 'Others are saving this file right now. Save again.' });
}

/** A page or post has its own text, since what a picture says depends on what stands around it. */
const KEPT_TEXTS =
  ' Pages and posts that show the file already keep the text that they have; it is used where the file is chosen from now on.';

const CHANGED_BY_OTHERS =
  'Someone else changed the same fields. Your text is still here: check both, then save again.';

async function saveView({ assets, asset, fields, editor }: Change): Promise<Outcome> {
  const parsed = parseViewFields(fields);
  if ('errors' in parsed) return refuseForm(fields, parsed);
  // Details that others saved do not concern the picture; another view or file does.
  if (fields['picture'] !== viewKey(asset))
    return { ...refuseForm(fields, { message: OTHER_VIEW }), current: currentOf(asset) };
  const result = await assets.update(asset.id, parsed.details, asset.version, editor);
  if (!result.ok) return refuseForm(fields, result);
  return { kind: 'done', text: 'Focus and crop were saved. The site shows them now.' };
}

const currentOf = (asset: Asset) => ({
  version: asset.version,
  details: detailFieldsOf(asset),
  picture: viewKey(asset),
});

const OTHER_VIEW =
  'Someone else changed the picture, its focus or crop. Yours is still here: save again to replace theirs.';

async function bringBack({ assets, asset, fields, editor }: Change): Promise<Outcome> {
  const before = (await assets.fileVersions(asset.id)).find(({ isCurrent }) => isCurrent);
  const result = await assets.bringBack(asset.id, Number(fields['number']), editor);
  if (!result.ok) return { kind: 'error', text: result.message };
  return {
    kind: 'done',
    text: 'The earlier file is back, everywhere on the site.',
    ...(before && undoTo(asset.id, { intent: 'bring-back', number: String(before.number) })),
  };
}

async function trash({ assets, asset, fields, editor }: Change): Promise<Outcome> {
  const { id, name } = asset;
  const evenIfUsed = fields['even-if-used'] === '1';
  const problem = problemOf(await assets.trash([id], { evenIfUsed }, editor));
  if (problem) return refuseForm(fields, { message: problem });
  return {
    kind: 'done',
    text: `“${name}” was moved to the trash.`,
    ...undoTo(id, { intent: 'restore' }),
  };
}

async function restore({ assets, asset, editor }: Change): Promise<Outcome> {
  const { id, name } = asset;
  const problem = problemOf(await assets.restore([id], editor));
  if (problem) return { kind: 'error', text: problem };
  return { kind: 'done', text: `“${name}” is back, at the same address.` };
}

const problemOf = ({ failed }: BulkResult): string | undefined => failed[0]?.message;

const undoTo = (id: string, fields: Record<string, string>): Pick<Notice, 'undo'> => ({
  undo: { to: assetPath(id), fields },
});

const CHANGES: Readonly<Record<string, (change: Change) => Promise<Outcome>>> = {
  details: saveDetails,
  view: saveView,
  'bring-back': bringBack,
  trash,
  restore,
};
