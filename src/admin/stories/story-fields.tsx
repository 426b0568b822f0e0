import type { ReactNode } from 'react';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { ObjectSpec } from '#src/admin/page-editor/field-spec.ts';
import '#src/admin/page-editor/fields.css';
import { FormPartContext } from '#src/admin/page-editor/form-context.ts';
import { GroupFields } from '#src/admin/page-editor/group-field.tsx';
import { AddressField } from '#src/admin/page-editor/settings/address-field.tsx';
import { SearchFields } from '#src/admin/page-editor/settings/search-fields.tsx';
import type { EditedFields } from '#src/admin/documents/use-workspace.tsx';
import { useSettingsPart } from '#src/admin/page-editor/settings/use-settings-part.ts';
import '#src/admin/page-editor/settings/page-settings.css';
import { textAt } from '#src/domains/documents/merge/content-path.ts';
import { slugOf } from '#src/domains/site-map/slug-of.ts';
import { ValueField } from '#src/admin/page-editor/value-field.tsx';
import { storyOfContent } from '#src/domains/content/stories/story-content.ts';
import { searchTextsOf } from '#src/domains/content/stories/success-story.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { storyPath } from '#src/domains/site-map/paths.ts';
import type { StorySpecs } from './story-specs.server.ts';

interface StoryPartProps {
  edited: EditedFields;
  document: ScreenDocument;
}

/** The texts on the page of a story. */
export function StoryFields({ edited, document, specs }: StoryPartProps & { specs: StorySpecs }) {
  const part = useSettingsPart(edited);
  const { content } = edited;
  return (
    <FormPartContext value={part}>
      <Group title="Story" spec={specs.story} content={content}>
        <AddressField
          document={document}
          value={textAt(content, 'slug')}
          suggested={slugOf(`${textAt(content, 'companyName')} ${content.title}`)}
        />
      </Group>
      <Group title="Figures" spec={specs.figures} content={content} />
      <Group title="Text" spec={specs.text} content={content} />
      <Group title="Picture" spec={specs.picture} content={content} />
    </FormPartContext>
  );
}

interface GroupProps {
  title: string;
  spec: ObjectSpec;
  content: DocumentContent;
  children?: ReactNode;
}

const Group = ({ title, spec, content, children }: GroupProps) => (
  <section className="story-fields">
    <h2>{title}</h2>
    <GroupFields spec={spec} path="" value={content} Field={ValueField} />
    {children}
  </section>
);

/** A story as search engines show it. */
export function StorySearch({ edited, document }: StoryPartProps) {
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
