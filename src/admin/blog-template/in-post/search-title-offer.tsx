import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import { searchTitleOf } from '#src/domains/content/templates/post-from-template.ts';
import type { TemplateContent } from '#src/domains/content/templates/template-content.ts';
import { isObject } from '#src/platform/json.ts';
import type { LoadedTemplate } from './use-post-template.ts';

interface SearchTitleOfferProps {
  edited: Pick<EditedDocument, 'content' | 'isReadOnly' | 'canEdit' | 'update'>;
  template: Extract<LoadedTemplate, { status: 'ready' }>;
  used: TemplateContent;
}

/** What the template's pattern makes of the title as it is now, where the post has another search title. */
export function SearchTitleOffer({ edited, template, used }: SearchTitleOfferProps) {
  const { content, canEdit, isReadOnly, update } = edited;
  const tags = Array.isArray(content['categoryTags']) ? (content['categoryTags'] as unknown[]) : [];
  const suggested = searchTitleOf(used, template.ref, {
    title: content.title,
    tags: tags.filter((tag) => typeof tag === 'string'),
    site: template.site,
  });
  const seo = isObject(content['seo']) ? content['seo'] : {};
  // Without a search title, search engines show the title itself.
  const shown =
    typeof seo['title'] === 'string' && seo['title'] !== '' ? seo['title'] : content.title;
  if (suggested === undefined || suggested === shown || !canEdit) return null;
  return (
    <div className="search-title-offer">
      <p className="field-label">Search title by the template</p>
      <p>{suggested}</p>
      <button
        className="btn btn-small btn-quiet"
        type="button"
        disabled={isReadOnly}
        onClick={() =>
          update((now) => ({
            ...now,
            seo: { ...(isObject(now['seo']) ? now['seo'] : {}), title: suggested },
          }))
        }
      >
        Use this search title
      </button>
    </div>
  );
}
