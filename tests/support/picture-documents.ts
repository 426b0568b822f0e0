import { postFromTemplate } from '#src/domains/content/templates/post-from-template.ts';
import type { DocumentContent, DocumentKind } from '#src/domains/documents/document.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import {
  aTemplate,
  bodyOf,
  SITE_OF_TEMPLATE,
  templateSection,
} from '#tests/builders/post-template.ts';
import { EDITOR, openDocuments } from './publishing.ts';

/** Paths of published documents that show or link to one picture. */
export const PICTURE_PATHS = ['/offer', '/insights/news', '/insights/from-a-template'] as const;

/**
 * Publishes a page, a post, and a template with a post from it, which all use one picture.
 * @param src address of the picture
 */
export async function publishPictureDocuments(
  db: Database['db'],
  clock: Clock,
  src: string,
): Promise<void> {
  const documents = openDocuments(db, clock);
  const create = async (kind: DocumentKind, content: DocumentContent) => {
    const { id } = await documents.create(kind, content, EDITOR);
    const published = await documents.change(id, { type: 'publish', version: 1 }, EDITOR);
    if (!published.ok) throw new Error(published.message);
    return id;
  };
  const props = { src, alt: 'A warehouse', width: 60, height: 40 };
  const seo = { title: 'Offer', description: 'A page of a test.' };
  const blocks = [{ id: 'a', type: 'picture', props }];
  await create('page', { path: '/offer', title: 'Offer', seo, blocks });

  const image = { type: 'image', attrs: { src, alt: 'A warehouse' } };
  await create('post', { slug: 'news', title: 'News', body: bodyOf(image) });

  const locked = { kind: 'paragraph', text: [{ text: 'See the plan.', href: src }] };
  const section = templateSection('plan', { lockedText: [locked] });
  const template = aTemplate([section], { title: 'Local page' });
  const id = await create('template', template);
  const post = postFromTemplate(template, {
    template: { id, version: 1, values: {} },
    title: 'From a template',
    site: SITE_OF_TEMPLATE,
  });
  await create('post', { ...post, slug: 'from-a-template' });
}
