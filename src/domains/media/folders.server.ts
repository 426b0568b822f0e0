import { type Refused, refused } from './assets.server.ts';
import { changeMedia } from './change-media.server.ts';
import {
  deleteFolderRow,
  ensureFolder,
  findFolder,
  listWithin,
  moveRows,
} from './folder-repository.server.ts';
import { foldersUpTo, isWithin, parseFolder } from './folder-path.ts';
import type { MediaDeps } from './media-deps.ts';
import { usedBy } from './trash-assets.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { countInFolder } from './index-repository.server.ts';

type Result = { ok: true } | Refused;

const NO_FOLDER = refused('This folder no longer exists.');
const TOP = refused('This is the top of the library, which cannot be changed.');

const nameTaken = (path: string) => refused(`There is already a folder “${path}.”`);

export async function createFolder(deps: MediaDeps, text: string, by: Actor): Promise<Result> {
  const parsed = parseFolder(text);
  if (!parsed.ok) return parsed;
  if (parsed.path === '') return refused('Give the folder a name.');
  return changeMedia<Result>(
    deps,
    by,
    async ({ tx, at, record }) => {
      const existing = await findFolder(tx, parsed.path);
      if (existing !== undefined) return nameTaken(existing);
      await ensureFolder(tx, parsed.path, by, at);
      record({ action: 'folder.created', object: { label: parsed.path } });
      return { ok: true };
    },
    { lockFolders: true },
  );
}

/** Renames or moves a folder with everything in it, also with files that are in the trash. */
export async function moveFolder(
  deps: MediaDeps,
  path: string,
  to: string,
  by: Actor,
): Promise<Result> {
  const parsed = parseFolder(to);
  if (!parsed.ok) return parsed;
  if (path === '' || parsed.path === '') return TOP;
  if (parsed.path !== path && isWithin(parsed.path, path))
    return refused('A folder cannot be moved into itself.');
  const shown = await findShown(deps, path);
  if (shown) return shown;
  return changeMedia<Result>(
    deps,
    by,
    async ({ tx, at, record }) => {
      const inside = await listWithin(tx, path);
      if (!inside.includes(path)) return NO_FOLDER;
      if (parsed.path === path) return { ok: true };
      const existing = await findFolder(tx, parsed.path);
      // Only the case of its own name may change.
      if (existing !== undefined && existing !== path) return nameTaken(existing);
      const tooDeep = inside
        .map((each) => parseFolder(parsed.path + each.slice(path.length)))
        .find((each) => !each.ok);
      if (tooDeep && !tooDeep.ok) return tooDeep;
      await ensureFolder(tx, foldersUpTo(parsed.path).at(-2) ?? '', by, at);
      const files = await moveRows(tx, path, parsed.path, at);
      record({
        action: 'folder.moved',
        object: { label: parsed.path },
        before: { Folder: path },
        after: { Folder: parsed.path, Files: files },
      });
      return { ok: true };
    },
    { lockFolders: true },
  );
}

/** Pages name the folders whose files they show; a moved one would leave them empty. */
async function findShown(deps: MediaDeps, path: string): Promise<Refused | undefined> {
  for (const folder of await listWithin(deps.db, path)) {
    const used = usedBy(await deps.usesOfFolder(folder));
    if (used !== undefined)
      return refused(`The folder “${folder}” must keep its name and place. ${used}`);
  }
  return undefined;
}

/** @param since keeps one that is older */
export async function deleteFolder(
  deps: MediaDeps,
  path: string,
  by: Actor,
  since?: Date,
): Promise<Result> {
  if (path === '') return TOP;
  return changeMedia<Result>(
    deps,
    by,
    async ({ tx, record }) => {
      const inside = await listWithin(tx, path);
      if (!inside.includes(path)) return NO_FOLDER;
      if (inside.length > 1 || (await countInFolder(tx, path)) > 0)
        return refused('Only an empty folder can be deleted. Move or delete what is in it first.');
      if (!(await deleteFolderRow(tx, path, since))) return refused('This folder is older.');
      record({ action: 'folder.deleted', object: { label: path } });
      return { ok: true };
    },
    { lockFolders: true },
  );
}
