import { randomUUID } from 'node:crypto';
import type { Editor } from '#src/domains/documents/document.ts';
import { InvalidContentError } from '#src/domains/documents/documents.server.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';
import type { SettingChanges } from '#src/domains/seo/site-settings/site-settings.ts';
import type { ImportDeps } from './import-deps.ts';
import { type ItemRow, updateItem } from './import-repository.server.ts';
import type { PartValues } from './site-archive.ts';
import type { WholePart } from './whole-item.ts';

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
  by: Editor,
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
    case 'redirects':
      return makeRedirects(deps, item, values, by);
  }
}

async function makeRedirects(
  deps: ImportDeps,
  item: ItemRow,
  given: PartValues['redirects'],
  by: Editor,
): Promise<string | null> {
  const here = await listStarts(deps);
  const made =
    item.before?.redirects ?? given.map(({ from }) => from).filter((from) => !here.has(from));
  // Noted before the first one is made: after an interruption they would look as if they had been here.
  const before = { content: { title: '' }, version: 0, live: null, redirects: made };
  await updateItem(deps.db, item, { before });
  const problems = given.length > made.length ? ['Some addresses have a redirect already.'] : [];
  const wanted = given.filter(({ from }) => made.includes(from));
  for (const [at, saved] of (await deps.redirects.saveAll(wanted, by)).entries())
    if (!saved.ok) problems.push(`${wanted[at]!.from}: ${saved.message}`);
  return problems.join(' ') || null;
}

/** What redirects start with, by how it is printed. */
async function listStarts({ redirects }: ImportDeps): Promise<Map<string, string>> {
  const starts = new Map<string, string>();
  for await (const some of redirects.all({}))
    for (const { from } of some) starts.set(printStart(from), from);
  return starts;
}

/** Takes a part back, where nobody has changed it since. */
export async function undoPart(
  deps: ImportDeps,
  { before }: ItemRow,
  { part }: WholePart,
  undoes: string,
  by: Editor,
): Promise<void> {
  const id = randomUUID();
  if (part === 'settings') await deps.siteSettings.undo({ id, undoes }, by);
  if (part === 'metadata') await deps.overrides.undo({ id, undoes }, by);
  if (!before?.redirects?.length) return;
  const here = await listStarts(deps);
  const starts = before.redirects.flatMap((printed) => here.get(printed) ?? []);
  if (starts.length > 0) await deps.redirects.delete(starts, by);
}
