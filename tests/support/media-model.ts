import type { Assets } from '#src/domains/media/create-assets.server.ts';
import type { AcceptedFile } from '#src/domains/media/assets.server.ts';
import { folderOf } from '#src/domains/media/media-address.ts';
import { ANA } from './media-fixture.ts';

interface ModelAsset {
  id: string;
  address: string;
  folder: string;
  hash: string;
  alt: string;
  tags: string[];
  version: number;
  /** hashes of its files, the oldest first; the last one is current */
  files: string[];
  isTrashed: boolean;
}

/** A step of an editor; numbers select one of the files, and one of few contents, folders or tags. */
export interface MediaStep {
  type:
    | 'add'
    | 'update'
    | 'outdated'
    | 'replace'
    | 'bring-back'
    | 'tag'
    | 'move'
    | 'trash'
    | 'restore'
    | 'purge'
    | 'create-folder'
    | 'move-folder'
    | 'delete-folder';
  of: number;
  to: number;
}

const FOLDERS = ['', 'A', 'A/B', 'C'];
const folderAt = (at: number) => FOLDERS[at % FOLDERS.length]!;
const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The rules of the library in memory, without a database, time or other editors. */
export function createMediaModel() {
  const assets: ModelAsset[] = [];
  const folders = new Set<string>();
  const addresses = new Set<string>();
  /** In the folder, with a random part, and never used. */
  const isNewAddress = (address: string, folder: string) =>
    !addresses.has(address) &&
    folderOf(address) === folder &&
    /(^|\/)photo-[0-9a-f]{12}\.jpg$/.test(address);
  const ensure = (path: string) => {
    const names = path === '' ? [] : path.split('/');
    for (const [at] of names.entries()) folders.add(names.slice(0, at + 1).join('/'));
  };

  /** Makes a step in the library and in the model. @returns whether each of them accepted it */
  async function run(
    library: Assets,
    accept: (text: string) => Promise<AcceptedFile>,
    { type, of, to }: MediaStep,
  ): Promise<{ library: boolean; model: boolean }> {
    const asset = assets[of % Math.max(1, assets.length)];
    const id = asset?.id ?? '00000000-0000-4000-8000-000000000000';
    const file = await accept(`contents ${to}`);
    const [folder, target] = [folderAt(of), folderAt(to)];
    const isShown = asset !== undefined && !asset.isTrashed;
    const outcome = (result: { ok: boolean }, model: boolean) => ({ library: result.ok, model });
    const bulk = (result: { changed: readonly string[] }, model: boolean) => ({
      library: result.changed.length === 1,
      model,
    });
    switch (type) {
      case 'add': {
        const added = await library.add(file, target, ANA);
        if (!added.ok) return outcome(added, true);
        ensure(target);
        const { hash } = file;
        const { address } = added.asset;
        if (!isNewAddress(address, target)) return outcome(added, false);
        addresses.add(address);
        const text = { alt: '', tags: [], version: 1, isTrashed: false };
        assets.push({ id: added.asset.id, address, folder: target, hash, files: [hash], ...text });
        return outcome(added, true);
      }
      case 'update':
      case 'outdated': {
        const isCurrent = type === 'update';
        const base = isCurrent ? (asset?.version ?? 1) : 99;
        const result = await library.update(id, { alt: `alt ${to}` }, base, ANA);
        const isAccepted = isShown && isCurrent;
        if (isAccepted && asset.alt !== `alt ${to}`) {
          asset.alt = `alt ${to}`;
          asset.version += 1;
        }
        return outcome(result, isAccepted);
      }
      case 'replace':
      case 'bring-back': {
        const isNew = type === 'replace';
        const result = isNew
          ? await library.replace(id, file, ANA)
          : await library.bringBack(id, to + 1, ANA);
        const hash = isNew ? file.hash : asset?.files[to];
        const isOther = isNew ? hash !== asset?.hash : to + 1 !== asset?.files.length;
        const isAccepted = isShown && hash !== undefined && isOther;
        if (isAccepted) {
          asset.files.push(hash);
          asset.hash = hash;
          asset.version += 1;
        }
        return outcome(result, isAccepted);
      }
      case 'tag': {
        const result = await library.tag([id], { add: [`T${to}`] }, ANA);
        if (isShown && !asset.tags.includes(`t${to}`)) {
          asset.tags = [...asset.tags, `t${to}`].toSorted();
          asset.version += 1;
        }
        return bulk(result, isShown);
      }
      case 'move': {
        const result = await library.move([id], target, ANA);
        if (isShown) ensure(target);
        if (isShown && asset.folder !== target) {
          asset.folder = target;
          asset.version += 1;
        }
        return bulk(result, isShown);
      }
      case 'trash':
      case 'restore': {
        const result =
          type === 'trash'
            ? await library.trash([id], { evenIfUsed: false }, ANA)
            : await library.restore([id], ANA);
        const isAccepted = asset !== undefined && asset.isTrashed === (type === 'restore');
        if (isAccepted) {
          asset.isTrashed = !asset.isTrashed;
          asset.version += 1;
          if (!asset.isTrashed) ensure(asset.folder);
        }
        return bulk(result, isAccepted);
      }
      case 'purge': {
        const result = await library.purge([id], ANA);
        const isAccepted = asset?.isTrashed ?? false;
        if (isAccepted) assets.splice(assets.indexOf(asset!), 1);
        return bulk(result, isAccepted);
      }
      case 'create-folder': {
        const result = await library.createFolder(target, ANA);
        const isAccepted = target !== '' && !folders.has(target);
        if (isAccepted) ensure(target);
        return outcome(result, isAccepted);
      }
      case 'move-folder': {
        const result = await library.moveFolder(folder, target, ANA);
        const isSame = folder === target;
        const isAccepted =
          folder !== '' &&
          target !== '' &&
          folders.has(folder) &&
          (isSame || (!within(target, folder) && !folders.has(target)));
        if (!isAccepted || isSame) return outcome(result, isAccepted);
        const moved = (path: string) => target + path.slice(folder.length);
        ensure(target);
        for (const path of [...folders].filter((each) => within(each, folder))) {
          folders.delete(path);
          folders.add(moved(path));
        }
        for (const each of assets.filter((one) => within(one.folder, folder))) {
          each.folder = moved(each.folder);
          each.version += 1;
        }
        return outcome(result, true);
      }
      case 'delete-folder': {
        const result = await library.deleteFolder(target, ANA);
        const isEmpty =
          ![...folders].some((each) => each.startsWith(`${target}/`)) &&
          !assets.some((one) => !one.isTrashed && within(one.folder, target));
        const isAccepted = folders.has(target) && isEmpty;
        if (isAccepted) folders.delete(target);
        return outcome(result, isAccepted);
      }
    }
  }
  return { assets, folders, run };
}
