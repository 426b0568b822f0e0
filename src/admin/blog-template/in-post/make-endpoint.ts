import { isObject } from '#src/platform/json.ts';
import { z } from 'zod';
import {
  editorOf,
  makeDocument,
  makeResponse,
  namedSchema,
  parseBody,
} from '#src/admin/documents/endpoint.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { postTemplateOf } from '#src/domains/content/templates/post-template-of.ts';
import { templateFromPost } from '#src/domains/content/templates/template-from-post.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Route } from './+types/make-endpoint.ts';

/** `content` is that of the post. */
const bodySchema = namedSchema.extend({
  kind: z.string().max(100).default('own'),
  description: z.string().trim().max(240, 'Use at most 240 letters.').default(''),
  content: z.custom<DocumentContent>(isObject, 'The post is missing.'),
});

/** Makes a draft of a template of what a post looks like in its editor, saved or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const { documents, postTemplates, user } = servicesFor(context, 'content.edit');
  const by = editorOf(user);
  const { id, content: post, ...naming } = await parseBody(request, bodySchema);
  const used = postTemplateOf(post);
  const origin = used && (await postTemplates.version(used.id, used.version));
  const content = templateFromPost(post, naming, () => crypto.randomUUID(), origin);
  const made = await makeDocument(documents, 'template', { id, content, by });
  return makeResponse('document' in made ? { ok: true, id: made.document.id } : made);
}
