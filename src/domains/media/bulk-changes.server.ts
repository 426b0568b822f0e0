import { withoutUndefined } from '#src/platform/json.ts';
import { changedFields, type Actor } from '#src/platform/activity/activity.ts';
import { MAX_TAGS } from './asset.ts';
import { normalizeTags, parseDetails } from './asset-details.ts';
import { type AssetRow, updateAssets, updateEach } from './asset-repository.server.ts';
import type { BulkResult, DescribedAsset } from './assets.server.ts';
import { changeMany } from './bulk-change.server.ts';
import { listed } from './change-media.server.ts';
import { ensureFolder, findFolder } from './folder-repository.server.ts';
import { parseFolder } from './folder-path.ts';
import type { MediaDeps } from './media-deps.ts';
import { IN_TRASH } from './update-asset.server.ts';

const refuseTrashed = ({ trashedAt }: AssetRow) => (trashedAt ? IN_TRASH.message : undefined);

/** The same refusal for all files. */
const refuseAll = (ids: readonly string[], message: string): BulkResult => ({
  changed: [],
  failed: [...new Set(ids)].map((id) => ({ id, name: '', message })),
});

/** Adds and removes tags. */
export async function tagAssets(
  deps: MediaDeps,
  ids: readonly string[],
  change: { add?: readonly string[]; remove?: readonly string[] },
  by: Actor,
): Promise<BulkResult> {
  const add = normalizeTags(change.add ?? []);
  const remove = new Set(normalizeTags(change.remove ?? []));
  const parsed = parseDetails({ tags: add });
  if (!parsed.ok) return refuseAll(ids, parsed.message);
  const tagsOf = ({ tags }: AssetRow) =>
    normalizeTags([...tags.filter((tag) => !remove.has(tag)), ...add]);
  return changeMany(deps, ids, by, {
    refuse: (row) =>
      refuseTrashed(row) ??
      (tagsOf(row).length > MAX_TAGS ? `A file can have ${MAX_TAGS} tags.` : undefined),
    async apply({ tx, at, record }, rows) {
      const changed = rows.filter((row) => listed(tagsOf(row)) !== listed(row.tags));
      await updateEach(
        tx,
        at,
        changed.map((row) => ({ ...textsOf(row), tags: tagsOf(row) })),
      );
      for (const row of changed)
        record({
          action: 'file.changed',
          object: { id: row.id, label: row.name },
          before: { Tags: listed(row.tags) },
          after: { Tags: listed(tagsOf(row)) },
        });
    },
  });
}

const textsOf = ({ id, tags, alt, isDecorative }: AssetRow) => ({ id, tags, alt, isDecorative });

/** Writes the alternative text of several files. */
export async function describeAssets(
  deps: MediaDeps,
  texts: readonly DescribedAsset[],
  by: Actor,
): Promise<BulkResult> {
  const parsed = new Map(
    texts.map(
      ({ id, alt, isDecorative }) =>
        [id, parseDetails(withoutUndefined({ alt, isDecorative }))] as const,
    ),
  );
  const textOf = (row: AssetRow) => {
    const text = parsed.get(row.id);
    return { ...textsOf(row), ...(text?.ok && text.details) };
  };
  const bases = new Map(texts.map(({ id, base }) => [id, base]));
  const isOutdated = ({ id, alt, isDecorative }: AssetRow) => {
    const base = bases.get(id);
    return base && (base.alt !== alt || base.isDecorative !== isDecorative);
  };
  const fields = ({ alt, isDecorative }: Pick<AssetRow, 'alt' | 'isDecorative'>) => ({
    'Alternative text': alt || null,
    Decorative: isDecorative,
  });
  return changeMany(deps, [...parsed.keys()], by, {
    refuse(row) {
      const text = parsed.get(row.id);
      if (isOutdated(row))
        return `Someone else ${row.isDecorative ? 'marked it as decorative' : `wrote “${row.alt}”`} meanwhile.`;
      return refuseTrashed(row) ?? (text?.ok === false ? text.message : undefined);
    },
    async apply({ tx, at, record }, rows) {
      const changed = rows.filter((row) => {
        const { alt, isDecorative } = textOf(row);
        return alt !== row.alt || isDecorative !== row.isDecorative;
      });
      await updateEach(tx, at, changed.map(textOf));
      for (const row of changed)
        record({
          action: 'file.changed',
          object: { id: row.id, label: row.name },
          ...changedFields(fields(row), fields(textOf(row))),
        });
    },
  });
}

/** Moves files to a folder. Their public addresses stay. */
export async function moveAssets(
  deps: MediaDeps,
  ids: readonly string[],
  folder: string,
  by: Actor,
): Promise<BulkResult> {
  const parsed = parseFolder(folder);
  if (!parsed.ok) return refuseAll(ids, parsed.message);
  return changeMany(deps, ids, by, {
    lockFolders: true,
    refuse: refuseTrashed,
    async apply({ tx, at, record }, rows) {
      const path = parsed.path && ((await findFolder(tx, parsed.path)) ?? parsed.path);
      await ensureFolder(tx, path, by, at);
      const moved = rows.filter((row) => row.folder !== path);
      await updateAssets(
        tx,
        moved.map(({ id }) => id),
        at,
        { folder: path },
      );
      for (const row of moved)
        record({
          action: 'file.moved',
          object: { id: row.id, label: row.name },
          before: { Folder: row.folder || null },
          after: { Folder: path || null },
        });
    },
  });
}
