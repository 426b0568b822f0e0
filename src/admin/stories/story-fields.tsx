import { type EditedPart, FieldGroup } from '#src/admin/page-editor/frame/form-editor.tsx';
import { FormPartContext } from '#src/admin/page-editor/form-context.ts';
import { AddressField } from '#src/admin/page-editor/settings/address-field.tsx';
import { SearchFields } from '#src/admin/page-editor/settings/search-fields.tsx';
import { useSettingsPart } from '#src/admin/page-editor/settings/use-settings-part.ts';
import '#src/admin/page-editor/settings/page-settings.css';
import { textAt } from '#src/domains/documents/merge/content-path.ts';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { storyOfContent } from '#src/domains/content/stories/story-content.ts';
import { searchTextsOf } from '#src/domains/content/stories/success-story.ts';
import { storyPath } from '#src/domains/site-map/paths.ts';
import type { StorySpecs } from './story-specs.server.ts';

/** The texts on the page of a story. */
export function StoryFields({ edited, document, specs }: EditedPart & { specs: StorySpecs }) {
  const { content } = edited;
  return (
    <>
      <FieldGroup edited={edited} title="Story" spec={specs.story}>
        <AddressField
          document={document}
          value={textAt(content, 'slug')}
          suggested={slugOf(`${textAt(content, 'companyName')} ${content.title}`)}
        />
      </FieldGroup>
      <FieldGroup edited={edited} title="Figures" spec={specs.figures} />
      <FieldGroup edited={edited} title="Text" spec={specs.text} />
      <FieldGroup edited={edited} title="Picture" spec={specs.picture} />
    </>
  );
}

/** A story as search engines show it. */
export function StorySearch({ edited, document }: EditedPart) {
  const part = useSettingsPart(edited);
  const { content } = edited;
  return (
    <FormPartContext value={part}>
      <section className="page-settings">
        <h2 className="mb-3 title">Search</h2>
        <p className="field-hint">
          Without these texts, search results name the client and the improvement.
        </p>
        <div className="grid gap-4">
          <SearchFields
            document={document}
            content={content}
            title={searchTextsOf(storyOfContent(content)).title}
            path={storyPath(textAt(content, 'slug'))}
          />
        </div>
      </section>
    </FormPartContext>
  );
}
