import { randomUUID } from 'node:crypto';
import { InvalidContentError } from '#src/domains/documents/documents.server.ts';
import {
  SETTING_LABELS,
  type SettingChanges,
} from '#src/domains/seo/site-settings/site-settings.ts';
import { FRAME_ID, frameOf, withFacts } from '#src/domains/content/frame/site-frame.ts';
import type { BrandFacts } from '#src/domains/seo/site-settings/site-settings.ts';
import { isEqualJson } from '#src/platform/json.ts';
import type { ImportDeps } from './import-deps.ts';
import { type ItemRow, updateItem } from './import-repository.server.ts';
import { refuse } from './put-document.server.ts';
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
    case 'settings': {
      const [changes, facts] = [{}, {}] as Record<string, unknown>[] as [SettingChanges, object];
      for (const [name, value] of Object.entries(values))
        Object.assign(name in SETTING_LABELS ? changes : facts, { [name]: value });
      await deps.siteSettings.save({ id, changes }, by);
      return Object.keys(facts).length > 0 ? publishFacts(deps, facts, id, by) : null;
    }
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

/** Publishes facts of the company in the frame. @returns what keeps them from it, or where they can be taken back */
async function publishFacts(
  { documents }: ImportDeps,
  facts: Partial<BrandFacts>,
  saveId: string,
  by: Actor,
): Promise<string | null> {
  await documents.list({ kind: 'frame', limit: 1 });
  const frame = await documents.find(FRAME_ID);
  if (!frame) return 'The name and address of the company are left out.';
  const { version: base, builtInHash } = frame;
  const content = withFacts(frameOf(frame.content), facts);
  if (isEqualJson(content, frameOf(frame.content))) return null;
  const saved = await documents.save({ id: FRAME_ID, base, builtInHash, content, by, saveId });
  if (!saved.ok)
    throw saved.reason === 'invalid'
      ? new InvalidContentError(saved.problems)
      : refuse('Someone has edited “Menus and brand” meanwhile. Try again.');
  const { version } = saved;
  const published = await documents.change(FRAME_ID, { type: 'publish', version }, by);
  return published.ok
    ? 'The name and address of the company are in “Menus and brand” now. Its history has them as they were.'
    : `The name and address of the company are a draft in “Menus and brand”: ${published.message}`;
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
