import { fail, readDocument } from '#src/admin/documents/endpoint.server.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { samplePost, exampleValues } from '#src/domains/content/templates/sample-post.ts';
import { filledTags } from '#src/domains/content/templates/post-from-template.ts';
import { templateOf } from '#src/domains/content/templates/template-content.ts';
import { parsePostContent } from '#src/domains/content/posts/post-content.ts';
import { canvasContext } from '#src/services.server.ts';
import type { Route } from './+types/sample-endpoint.ts';

/** GET: a post from the stored working copy of a template, with sample text, as a document for the frame of the editor. */
export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const document = await readDocument(context, params.id);
  if (document.kind !== 'template') fail(404, 'This document is no template.');
  const template = templateOf(document.content);
  const { title, body } = samplePost(template);
  const values = exampleValues(template);
  const parsed = parsePostContent({
    title: title || 'Title of the post',
    body,
    categoryTags: filledTags(template, { values }),
    author: template.author,
  });
  if (!parsed.ok) return fail(500, 'The sample cannot be shown.');
  const sample = { ...document, kind: 'post' as const, content: parsed.content };
  return context.get(canvasContext).document(sample, context);
}
