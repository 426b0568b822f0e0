import { randomUUID } from 'node:crypto';
import { InvalidContentError } from '#src/domains/documents/documents.server.ts';
import type { SettingChanges } from '#src/domains/seo/site-settings/site-settings.ts';
import type { ImportDeps } from './import-deps.ts';
import { type ItemRow, updateItem } from './import-repository.server.ts';
import type { WholePart } from './site-archive.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/**
 * Takes over what belongs to the whole site. A redirect that is here stays; metadata and settings of the archive win.
 * @param id of the change, so that a repetition makes none
 * @returns what was refused or left out; null for nothing
 * @throws InvalidContentError if nothing was taken over
 */
export async function applyPart(
  deps: ImportDeps,
  item: ItemRow,
  { part, values }: WholePart,
  id: string,
  by: Actor,
): Promise<string | null> {
  switch (part) {
    case 'settings':
      await deps.siteSettings.save({ id, changes: values as SettingChanges }, by);
      return null;
    case 'metadata': {
      const saved = await deps.overrides.save({ id, label: 'Imported', routes: values }, by);
      if (saved.ok) return null;
      const [{ path, message }] = saved.problems as [(typeof saved.problems)[number]];
      throw new InvalidContentError([{ field: path, message: `${path}: ${message}` }]);
    }
    case 'redirects': {
      let message: string | null = null;
      await deps.redirects.add(values, by, async (tx, results) => {
        const problems = results.flatMap((saved, at) =>
          saved.ok ? [] : [`${values[at]!.from}: ${saved.message}`],
        );
        message = problems.join(' ').slice(0, MAX_MESSAGE) || null;
        const redirects = results.flatMap((saved) => (saved.ok ? [saved.redirect.from] : []));
        const before = { content: { title: '' }, version: 0, live: null, redirects };
        await updateItem(tx, item, { state: 'done', message, before });
      });
      return message;
    }
  }
}

const MAX_MESSAGE = 2_000;

/** Takes a part back, where nobody has changed it since. */
export async function undoPart(
  deps: ImportDeps,
  { before }: ItemRow,
  { part }: WholePart,
  undoes: string,
  by: Actor,
) {
  const id = randomUUID();
  if (part === 'settings') await deps.siteSettings.undo({ id, undoes }, by);
  if (part === 'metadata') await deps.overrides.undo({ id, undoes }, by);
  if (before?.redirects) await deps.redirects.delete(before.redirects, by);
}
