import { isObject } from '#src/platform/json.ts';
import { z } from 'zod';
import { editorOf, fail, parseBody } from '#src/admin/documents/endpoint.server.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { postTemplateOf } from '#src/domains/content/templates/post-template-of.ts';
import { templateFromPost } from '#src/domains/content/templates/template-from-post.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { InvalidContentError } from '#src/domains/documents/documents.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/make-endpoint.ts';
import type { MakeTemplateReply } from './template-api.ts';

const bodySchema = z.object({
  id: z.uuid(),
  title: z.string().trim().min(1, 'Enter a name.').max(120, 'Use at most 120 letters.'),
  kind: z.string().max(100).default('own'),
  description: z.string().trim().max(240, 'Use at most 240 letters.').default(''),
  content: z.custom<DocumentContent>(isObject, 'The post is missing.'),
});

/** `id` is that of the new document; a repeated post with it makes no second one. `content` is that of the post. */
export type MakeTemplateBody = z.input<typeof bodySchema>;

/** Makes a draft of a template of what a post looks like in its editor, saved or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const { documents, postTemplates } = context.get(servicesContext);
  const { id, content: post, ...naming } = await parseBody(request, bodySchema);
  const made = await documents.find(id);
  if (made && made.kind !== 'template') fail(409, 'This document exists already.');
  const used = postTemplateOf(post);
  const origin = used && (await postTemplates.version(used.id, used.version));
  const content = templateFromPost(post, naming, () => crypto.randomUUID(), origin);
  const reply = await create(content);
  return Response.json(reply, { status: reply.ok ? 200 : 409 });

  async function create(template: DocumentContent): Promise<MakeTemplateReply> {
    try {
      const document = await documents.create('template', template, editorOf(user), id);
      return { ok: true, id: document.id };
    } catch (error) {
      if (!(error instanceof InvalidContentError)) throw error;
      return { ok: false, message: error.message, problems: error.problems };
    }
  }
}
