import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppliedMigration, Migration } from '#src/platform/db/migrations.server.ts';
import { BackupError } from './backup-error.ts';
import { inferMigration, type SchemaSnapshot } from './infer-migration.ts';
import type { Manifest } from './manifest.ts';

/** Finds a migration in ours by its timestamp, or by its hash when it was regenerated. Returns its index, or -1. */
export const findMigrationIndex = (
  migrations: readonly Migration[],
  { when, hash }: AppliedMigration,
): number => migrations.findIndex((each) => each.when === when || each.hash === hash);

/**
 * Returns the index of the migration that a backup was made at.
 * @throws BackupError when this version does not have it, or when it cannot be inferred for an old backup
 */
export async function resolveBackupMigration(
  manifest: Manifest,
  migrations: readonly Migration[],
  folder: string,
  warn: (message: string) => void,
): Promise<number> {
  if (manifest.migration) {
    const index = findMigrationIndex(migrations, manifest.migration);
    if (index >= 0) return index;
    throw new BackupError(
      `The backup was made at migration ${manifest.migration.tag}, which this version does not have. ` +
        'Restore with the version that made it or a newer one.',
    );
  }
  const snapshots = await Promise.all(
    migrations.map(async ({ tag, when }) => ({ when, schema: await readSnapshot(folder, tag) })),
  );
  const index = inferMigration(manifest, snapshots);
  if (index === undefined)
    throw new BackupError(
      'The backup does not name the migration it was made at, and its columns match none of this version. ' +
        'Restore with the version that made it, then make a new backup there.',
    );
  warn(
    `The backup does not name the migration it was made at. Its columns match ${migrations[index]!.tag}.`,
  );
  return index;
}

/** The schema after a migration; drizzle-kit names the file by the migration's number. */
async function readSnapshot(folder: string, tag: string): Promise<SchemaSnapshot> {
  const file = join(folder, 'meta', `${tag.split('_')[0]}_snapshot.json`);
  return JSON.parse(await readFile(file, 'utf8')) as SchemaSnapshot;
}
