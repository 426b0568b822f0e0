import { z } from 'zod';
import { editorOf, fail, parseBody } from '#src/admin/documents/endpoint.server.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { InvalidContentError } from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import { type Services, servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/make-endpoint.ts';
import type { MakeSectionReply } from './section-api.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

const bodySchema = z.object({
  id: z.uuid(),
  title: z.string().trim().min(1, 'Enter a name.').max(120, 'Use at most 120 letters.'),
  blocks: z
    .array(z.custom<DocumentBlock>((value) => typeof value === 'object' && value !== null))
    .min(1, 'Choose at least one section.')
    .readonly(),
});

/** `id` is that of the new document; a repeated post with it makes no second one. */
export type MakeSectionBody = z.input<typeof bodySchema>;

/** Makes a public shared section of sections of a page. The page shows it once its editor has saved it there. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.publish');
  const body = await parseBody(request, bodySchema);
  const reply = await makeSection(context.get(servicesContext), body, editorOf(user));
  return Response.json(reply, { status: reply.ok ? 200 : 409 });
}

/** Nothing is stored that could not be published: a page with a draft in it would have a gap. */
async function makeSection(
  { documents, checks }: Pick<Services, 'documents' | 'checks'>,
  { id, title, blocks }: z.output<typeof bodySchema>,
  by: Actor,
): Promise<MakeSectionReply> {
  const content = { title, blocks };
  let document = await documents.find(id);
  if (document && document.kind !== 'section') fail(409, 'This document exists already.');
  if (!document) {
    const made = { id, kind: 'section', content, builtInPath: null, life: startLife() } as const;
    const problems = await checks.findBlockers(made);
    if (problems.length > 0) return { ok: false, message: UNFINISHED, problems };
    try {
      document = await documents.create('section', content, by, id);
    } catch (error) {
      if (!(error instanceof InvalidContentError)) throw error;
      return { ok: false, message: error.message, problems: error.problems };
    }
  }
  if (document.life.live) return { ok: true, id };
  const result = await documents.change(id, { type: 'publish', version: document.version }, by);
  return result.ok ? { ok: true, id } : { ok: false, message: result.message };
}

const UNFINISHED = 'A shared section is public at once, so fix these sections first.';
