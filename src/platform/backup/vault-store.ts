import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { Vault } from './vault.server.ts';

/** A folder of the backup as a store whose files go through the vault. */
export function vaultStore(store: ObjectStore, vault: Vault, folder: string): ObjectStore {
  const nameOf = (path: string) => `${folder}/${path}`;
  return {
    ...store,
    async read(path) {
      const contents = await store.read(path);
      return contents && vault.openWhole(nameOf(path), contents);
    },
    async write(path, contents) {
      await store.write(path, await vault.sealWhole(nameOf(path), Buffer.from(contents)));
    },
  };
}
