import { z } from 'zod';
import {
  editorOf,
  makeDocument,
  makeResponse,
  namedSchema,
  parseBody,
} from '#src/admin/documents/endpoint.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import type { Route } from './+types/make-endpoint.ts';

const bodySchema = namedSchema.extend({
  blocks: z
    .array(z.custom<DocumentBlock>((value) => typeof value === 'object' && value !== null))
    .min(1, 'Choose at least one section.')
    .readonly(),
});

/**
 * Makes a public shared section of sections of a page. The page shows it once its editor has saved it there. Nothing is stored
 * that could not be published: a page with a draft in it would have a gap.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { documents, checks, user } = servicesFor(context, 'content.publish');
  const by = editorOf(user);
  const { id, ...content } = await parseBody(request, bodySchema);
  if (!(await documents.find(id))) {
    const planned = { id, kind: 'section', content, builtInPath: null, life: startLife() } as const;
    const problems = await checks.findBlockers(planned);
    if (problems.length > 0) return makeResponse({ ok: false, message: UNFINISHED, problems });
  }
  const made = await makeDocument(documents, 'section', { id, content, by });
  if (!('document' in made)) return makeResponse(made);
  const { life, version } = made.document;
  const result = life.live
    ? { ok: true as const }
    : await documents.change(id, { type: 'publish', version }, by);
  return makeResponse(result.ok ? { ok: true, id } : { ok: false, message: result.message });
}

const UNFINISHED = 'A shared section is public at once, so fix these sections first.';
