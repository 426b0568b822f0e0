import { useId, useState } from 'react';
import { MakeDialog } from '#src/admin/documents/make-dialog.tsx';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import { templateAddress } from '#src/admin/parts/blog-template-address.ts';
import { TEMPLATE_KINDS } from '#src/domains/content/templates/template-content.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { SelectField } from '#src/admin/kit/input-field.tsx';
import { kindName } from '../template-labels.ts';
import './in-post.css';
import { MAKE_TEMPLATE_API } from './template-api.ts';

interface SaveAsTemplateProps {
  /** of the post, saved or not */
  content: DocumentContent;
  onClose(): void;
}

/** Makes a template of a post: its main headings become sections. Render it while it is open. */
export function SaveAsTemplate({ content, onClose }: SaveAsTemplateProps) {
  const id = useId();
  const [kind, setKind] = useState<string>('own');
  return (
    <MakeDialog
      title="Save as template"
      intro="Each main heading becomes a section, with a part of its text as an example. Tags, author and the last call to action come along. The post stays as it is."
      verb={['Save as template', 'Saving']}
      api={MAKE_TEMPLATE_API}
      body={{ kind, content }}
      onMade={({ id: template }) => {
        onClose();
        showNotice({
          kind: 'done',
          text: 'The template is a draft. Add guidance to its sections, then publish it for new posts.',
          link: { label: 'Open the template', to: templateAddress(template) },
        });
      }}
      onClose={onClose}
    >
      {() => (
        <SelectField
          id={`${id}-kind`}
          label="Kind"
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        >
          {TEMPLATE_KINDS.map((each) => (
            <option key={each} value={each}>
              {kindName(each)}
            </option>
          ))}
        </SelectField>
      )}
    </MakeDialog>
  );
}
