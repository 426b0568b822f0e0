import { foldersUpTo } from '../folder-path.ts';
import type { LibraryFolders, ListedFolder } from './asset-filter.ts';

interface FolderFacts {
  /** files by folder; `null` is the trash, `''` no folder */
  counts: readonly { folder: string | null; files: number }[];
  /** folders that may be empty */
  paths: readonly string[];
}

const names = new Intl.Collator('en-US', { numeric: true });

/** Counts the files of every folder, also of those that only have folders below them. */
export function folderTree({ counts, paths }: FolderFacts): LibraryFolders {
  const folders = new Map<string, { files: number; allFiles: number }>();
  const open = (path: string) => {
    const known = folders.get(path);
    if (known) return known;
    const created = { files: 0, allFiles: 0 };
    folders.set(path, created);
    return created;
  };
  for (const path of paths) for (const each of foldersUpTo(path)) open(each);
  let [files, loose, trash] = [0, 0, 0];
  for (const { folder, files: count } of counts) {
    if (folder === null) {
      trash += count;
      continue;
    }
    files += count;
    if (folder === '') loose += count;
    else {
      for (const each of foldersUpTo(folder)) open(each).allFiles += count;
      open(folder).files += count;
    }
  }
  const listed = [...folders].map(([path, count]): ListedFolder => ({ path, ...count }));
  return { folders: listed.toSorted((a, b) => byPath(a.path, b.path)), files, loose, trash };
}

/** By name on each level, so that a folder comes directly before those below it. */
function byPath(one: string, other: string) {
  const [a, b] = [one.split('/'), other.split('/')];
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const order = names.compare(a[at]!, b[at]!) || (a[at]! < b[at]! ? -1 : Number(a[at]! > b[at]!));
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
