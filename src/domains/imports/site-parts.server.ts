import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Editor } from '#src/domains/documents/document.ts';
import { REDIRECT_KINDS, REDIRECT_STATUSES } from '#src/domains/redirects/redirect.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';
import { type SettingChanges, siteSettingsSchema } from '#src/domains/seo/site-settings/site-settings.ts';
import type { ImportDeps } from './import-deps.ts';
import { type ItemRow, updateItem } from './import-repository.server.ts';
import type { WholePart } from './whole-item.ts';

const redirectsSchema = z.array(
  z.object({
    from: z.string(),
    to: z.string(),
    kind: z.enum(REDIRECT_KINDS),
    status: z.literal(REDIRECT_STATUSES),
    carriesRest: z.boolean(),
  }),
);
const metadataSchema = z.array(
  z.object({ path: z.string(), set: z.record(z.string(), z.unknown()) }),
);

/** What became of a part; `isDone` is false if nothing of it could be taken over. */
export interface AppliedPart {
  isDone: boolean;
  message?: string;
}

const refused = (error: z.ZodError): AppliedPart => ({
  isDone: false,
  message: `${error.issues[0]!.path.join('.') || 'It'}: ${error.issues[0]!.message}`,
});

/** Takes over what belongs to the whole site. What is here already stays, but for metadata and settings of the same name. */
export async function applyPart(
  deps: ImportDeps,
  item: ItemRow,
  { part, values }: WholePart,
  /** of the change, so that a repetition makes none */
  id: string,
  by: Editor,
): Promise<AppliedPart> {
  switch (part) {
    case 'settings': {
      const parsed = siteSettingsSchema.partial().safeParse(values);
      if (!parsed.success) return refused(parsed.error);
      await deps.siteSettings.save({ id, changes: parsed.data as SettingChanges }, by);
      return { isDone: true };
    }
    case 'metadata': {
      const parsed = metadataSchema.safeParse(values);
      if (!parsed.success) return refused(parsed.error);
      const saved = await deps.overrides.save({ id, label: 'Imported', routes: parsed.data }, by);
      if (saved.ok) return { isDone: true };
      const [first] = saved.problems;
      return { isDone: false, message: `${first!.path}: ${first!.message}` };
    }
    case 'redirects': {
      const parsed = redirectsSchema.safeParse(values);
      return parsed.success ? makeRedirects(deps, item, parsed.data, by) : refused(parsed.error);
    }
  }
}

async function makeRedirects(
  deps: ImportDeps,
  item: ItemRow,
  given: z.infer<typeof redirectsSchema>,
  by: Editor,
): Promise<AppliedPart> {
  const here = await listStarts(deps);
  const starts = item.before?.redirects ?? given.map(({ from }) => from).filter((from) => !here.has(from));
  // Noted before the first one is made: after an interruption they would look as if they had been here.
  const before = { content: { title: '' }, version: 0, isPublic: false, redirects: starts };
  if (!item.before) await updateItem(deps.db, item, { before });
  const isNew = new Set(starts);
  const problems: string[] = [];
  for (const redirect of given) {
    const saved = isNew.has(redirect.from) && (await deps.redirects.save({ ...redirect, by }));
    if (saved && !saved.ok) problems.push(`${redirect.from}: ${saved.message}`);
  }
  const kept = given.length - starts.length;
  const messages = [
    ...(kept > 0 ? [`${kept} of ${given.length} addresses have a redirect already.`] : []),
    ...(problems.length > 0 ? [`${problems.length} refused, such as ${problems[0]}`] : []),
  ];
  return { isDone: true, ...(messages.length > 0 && { message: messages.join(' ') }) };
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
  const made = part === 'redirects' ? (before?.redirects ?? []) : [];
  if (made.length === 0) return;
  const here = await listStarts(deps);
  const starts = made.flatMap((printed) => here.get(printed) ?? []);
  if (starts.length > 0) await deps.redirects.delete(starts, by);
}
