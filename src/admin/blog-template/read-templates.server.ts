import type { TemplateUse } from '#src/domains/content/templates/post-templates.server.ts';
import { sectionsOf, templateOf } from '#src/domains/content/templates/template-content.ts';
import type { DocumentFilter, DocumentView } from '#src/domains/documents/documents.server.ts';
import type { Services } from '#src/services.server.ts';

/** A template with what an editor chooses it by. */
export interface ListedTemplate {
  document: DocumentView;
  kind: string;
  description: string;
  sections: number;
  defaultFor: readonly string[];
  use: TemplateUse;
}

type Sources = Pick<Services, 'documents' | 'postTemplates'>;

/** Reads a part of the templates, the last changed first. Throws if the database fails. */
export async function readTemplates(
  { documents, postTemplates }: Sources,
  filter: Omit<DocumentFilter, 'kind'>,
): Promise<{ templates: ListedTemplate[]; total: number }> {
  const { documents: found, total } = await documents.list({ kind: 'template', ...filter });
  const ids = found.map(({ id }) => id);
  const [use, ...read] = await Promise.all([
    postTemplates.use(ids),
    ...ids.map((id) => documents.find(id)),
  ]);
  const templates = read.flatMap((document): ListedTemplate[] => {
    if (!document) return [];
    const content = templateOf(document.content);
    return [
      {
        document,
        kind: content.kind,
        description: content.description,
        sections: sectionsOf(content).length,
        defaultFor: content.defaultFor,
        use: use.get(document.id) ?? { posts: 0, drafts: 0, completion: undefined },
      },
    ];
  });
  return { templates, total };
}
