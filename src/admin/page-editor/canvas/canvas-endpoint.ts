import { z } from 'zod';
import { entryOf, fail, parseBody, readDocument } from '#src/admin/documents/endpoint.server.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { canvasContext, servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/canvas-endpoint.ts';

/** More than a page has; a request for more is not from our editor. */
const MAX_BLOCKS = 500;

const blocksSchema = z.object({
  blocks: z
    .array(
      z.object({ id: z.string().min(1).max(100), type: z.string().max(100), props: z.unknown() }),
    )
    .max(MAX_BLOCKS, `Ask for at most ${MAX_BLOCKS} sections.`),
});

/**
 * GET /admin/api/documents/:id/canvas: the stored working copy as a document for the frame of the editor; with `type` and
 * `number`, a checkpoint or revision instead; with `held`, not laid out until the editor shows it.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const document = await readDocument(context, params.id);
  const isPast = url.searchParams.has('type');
  const entry = entryOf(url.searchParams);
  if (isPast && !entry) fail(400, 'There is no such version.');
  const content = entry
    ? await context.get(servicesContext).documents.contentOf(document.id, entry)
    : document.content;
  if (!content) return fail(404, 'This version is no longer kept.');
  const isHeld = url.searchParams.has('held');
  return context.get(canvasContext).document({ ...document, content }, context, isHeld);
}

/**
 * POST `{ blocks: [{ id, type, props }] }`: their markup as `{ blocks: [{ id, html }] }`, stored or not. Nothing is saved, so
 * people who may only read can compare versions.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  requirePermission(context, 'content.see');
  const { content } = await readDocument(context, params.id);
  const { blocks } = await parseBody(request, blocksSchema);
  const given = new Map<string, DocumentBlock>(blocks.map((block) => [block.id, block]));
  // The drawing at the top of a page depends on its first blocks, which may be the ones that have changed.
  const current = (content.blocks ?? []).map((block) => given.get(block.id) ?? block);
  const rendered = await context
    .get(canvasContext)
    .blocks({ ...content, blocks: current }, [...given.values()], context);
  return Response.json({ blocks: rendered });
}
