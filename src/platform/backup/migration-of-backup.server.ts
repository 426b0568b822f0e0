import {
  type AppliedMigration,
  isBeforeBaseline,
  type Migration,
  OLDEST_RELEASE,
} from '#src/platform/db/migrations.server.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

/** Finds a migration in ours by its timestamp, or by its hash when it was regenerated. Returns its index, or -1. */
export const findMigrationIndex = (
  migrations: readonly Migration[],
  { when, hash }: AppliedMigration,
): number => migrations.findIndex((each) => each.when === when || each.hash === hash);

/**
 * Returns the index of the migration that a backup was made at.
 * @throws BackupError when the backup does not name one, or this version does not have it
 */
export function resolveBackupMigration(
  { migration }: Manifest,
  migrations: readonly Migration[],
): number {
  if (!migration)
    throw new BackupError(
      'The backup does not name the migration it was made at. ' +
        'Restore with the version that made it, then make a new backup there.',
    );
  const index = findMigrationIndex(migrations, migration);
  if (index >= 0) return index;
  if (isBeforeBaseline(migrations, migration))
    throw new BackupError(
      `The backup is older than release ${OLDEST_RELEASE}. Restore it with ${OLDEST_RELEASE}, ` +
        'then make a new backup there, which this version restores.',
    );
  throw new BackupError(
    `The backup was made at migration ${migration.tag}, which this version does not have. ` +
      'Restore with the version that made it or a newer one.',
  );
}
