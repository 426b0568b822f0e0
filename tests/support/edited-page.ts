import type { DocumentContent } from '#src/domains/documents/document.ts';
import { DocumentServerFake } from '#tests/fakes/document-server-fake.ts';
import { openTab } from './working-copy.ts';

export const CONTENT: DocumentContent = {
  title: 'Contact',
  seo: { title: 'Contact us', description: '' },
  blocks: [
    { id: 'hero', type: 'page-hero', props: { title: 'Hello', lead: 'A lead' } },
    { id: 'faq', type: 'faq', props: { title: 'Questions', items: [] } },
  ],
};

/** A page of two sections in one tab. */
export function openPage() {
  const server = new DocumentServerFake(CONTENT);
  return { server, ...openTab(server) };
}

export const titled =
  (title: string) =>
  (content: DocumentContent): DocumentContent => ({ ...content, title });

export const withProp =
  (id: string, prop: string, value: unknown) =>
  (content: DocumentContent): DocumentContent => ({
    ...content,
    blocks: content.blocks!.map((block) =>
      block.id === id ? { ...block, props: { ...(block.props as object), [prop]: value } } : block,
    ),
  });
