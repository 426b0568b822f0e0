import { ASSET_KINDS, type AssetKind } from '../asset.ts';
import type { AssetFlag, AssetPlace } from './asset-filter.ts';

/** Flags that a file has by itself, and not because of others. */
const OWN_FLAGS = ['no-alt', 'unused', 'license'] as const satisfies readonly AssetFlag[];

export type OwnFlag = (typeof OWN_FLAGS)[number];

/** Files of one kind in one folder or in the trash, and how many of them have each flag. */
export interface FileGroup {
  isTrash: boolean;
  folder: string;
  kind: AssetKind;
  files: number;
  flags: Readonly<Record<OwnFlag, number>>;
}

/** Sums the groups of a place, by the same rules as the condition of a filter. */
export function sumGroups(groups: readonly FileGroup[], place: AssetPlace) {
  const kinds = numbersOf(ASSET_KINDS);
  const flags = numbersOf(OWN_FLAGS);
  for (const group of groups) {
    if (!isWithin(group, place)) continue;
    kinds[group.kind] += group.files;
    for (const flag of OWN_FLAGS) flags[flag] += group.flags[flag];
  }
  return { kinds, flags };
}

function isWithin(group: FileGroup, { folder, withSubfolders, isTrash = false }: AssetPlace) {
  if (group.isTrash !== isTrash) return false;
  if (folder === undefined || group.folder === folder) return true;
  return withSubfolders === true && (folder === '' || group.folder.startsWith(`${folder}/`));
}

const numbersOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
