import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { textAt, valueAt } from '#src/domains/documents/merge/content-path.ts';
import { nameOfField, readableName } from '#src/domains/documents/history/name-of-field.ts';
import './fields.css';
import { FormPartContext } from './form-context.ts';
import { AddressField } from './settings/address-field.tsx';
import { suggestPath } from './suggest-path.ts';
import './settings/page-settings.css';
import { IndexingFields } from './settings/indexing-fields.tsx';
import { OverrideNote } from './settings/override-note.tsx';
import { SearchFields } from './settings/search-fields.tsx';
import { SocialPreview } from './settings/social-preview.tsx';
import { useSettingsPart } from './settings/use-settings-part.ts';
import type { EditedFields } from '#src/admin/documents/use-workspace.tsx';
import { ValueField } from './value-field.tsx';

interface PageSettingsProps {
  edited: EditedFields;
  document: ScreenDocument;
}

const TITLE = { kind: 'text', min: 0, max: 200 } as const;
const PICTURE = { kind: 'text', min: 0, picks: 'picture' } as const;

/** The title and address of a page, what search engines and link previews show, and where menus link to it. */
export function PageSettings({ edited, document }: PageSettingsProps) {
  const { content } = edited;
  const part = useSettingsPart(edited);
  const text = (...place: string[]) => textAt(content, ...place);
  const path = text('path');
  const isHidden = valueAt(content, ['seo', 'noindex']) === true;
  const template = text('template');
  return (
    <FormPartContext value={part}>
      <section className="page-settings" aria-labelledby="page-settings-title">
        <h2 id="page-settings-title">Page</h2>
        <div className="field-list">
          <ValueField
            spec={TITLE}
            label="Title"
            help="The name of the page in lists and menus."
            path="title"
            value={content.title}
            isOptional={false}
          />
          <AddressField
            document={document}
            value={path}
            suggested={suggestPath('', {}, content.title)}
          />
          {template === '' ? null : (
            <p className="field-hint">Started from the template “{readableName(template)}.”</p>
          )}
        </div>
        <h3>Search engines</h3>
        <div className="field-list">
          <SearchFields
            live={document.live}
            title={content.title}
            path={path}
            seoTitle={text('seo', 'title')}
            description={text('seo', 'description')}
            isHidden={isHidden}
          />
          <IndexingFields
            live={document.live}
            isHidden={isHidden}
            hiddenHelp="Visitors with the link still see the page."
            canonical={valueAt(content, ['seo', 'canonical']) ?? undefined}
          />
        </div>
        <h3>Link previews</h3>
        <div className="field-list">
          <ValueField
            spec={PICTURE}
            label={nameOfField('seo.image')}
            help="Without one, a picture is drawn from the title."
            path="seo.image"
            value={valueAt(content, ['seo', 'image']) ?? undefined}
            isOptional
          />
          <OverrideNote live={document.live} field="image" />
          <SocialPreview
            address={document.live?.address}
            image={text('seo', 'image')}
            title={text('seo', 'title') || content.title}
            description={text('seo', 'description')}
          />
        </div>
      </section>
    </FormPartContext>
  );
}
