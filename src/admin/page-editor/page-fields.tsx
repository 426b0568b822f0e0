import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { textAt } from '#src/domains/documents/merge/content-path.ts';
import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import './fields.css';
import { FormPartContext } from './form-context.ts';
import { AddressField } from './settings/address-field.tsx';
import { suggestPath } from './suggest-path.ts';
import './settings/page-settings.css';
import { IndexingFields, SharingFields } from './settings/indexing-fields.tsx';
import { SearchFields } from './settings/search-fields.tsx';
import { useSettingsPart } from './settings/use-settings-part.ts';
import type { EditedFields } from '#src/admin/documents/use-workspace.tsx';
import { ValueField } from './value-field.tsx';

interface PageSettingsProps {
  edited: EditedFields;
  document: ScreenDocument;
}

const TITLE = { kind: 'text', min: 0, max: 200 } as const;

/** The title and address of a page, what search engines and link previews show, and where menus link to it. */
export function PageSettings({ edited, document }: PageSettingsProps) {
  const { content } = edited;
  const part = useSettingsPart(edited);
  const path = textAt(content, 'path');
  const template = textAt(content, 'template');
  return (
    <FormPartContext value={part}>
      <section className="page-settings" aria-labelledby="page-settings-title">
        <h2 className="mb-3 title" id="page-settings-title">
          Page
        </h2>
        <div className="grid gap-4">
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
        <h3 className="mt-6 mb-3 pt-4 rule-above">Search engines</h3>
        <div className="grid gap-4">
          <SearchFields document={document} content={content} path={path} />
          <IndexingFields
            document={document}
            content={content}
            hiddenHelp="Visitors with the link still see the page."
          />
        </div>
        <SharingFields
          document={document}
          content={content}
          pictureHelp="Without one, a picture is drawn from the title."
        />
      </section>
    </FormPartContext>
  );
}
