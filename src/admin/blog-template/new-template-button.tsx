import { Form } from 'react-router';
import { newId } from '#src/admin/documents/new-id.ts';
import { TEMPLATES_PATH } from '#src/admin/parts/blog-template-address.ts';
import { SubmitButton } from '#src/admin/parts/submit-button.tsx';

interface NewTemplateButtonProps {
  /** the template to copy; without it, a blank one is made */
  copyOf?: { id: string; title: string };
}

/** Makes a template and opens it. */
export function NewTemplateButton({ copyOf }: NewTemplateButtonProps) {
  return (
    <Form
      method="post"
      action={`${TEMPLATES_PATH}/new`}
      onSubmit={({ currentTarget }) => {
        // A repeated request makes no second template.
        const field = currentTarget.elements.namedItem('id') as HTMLInputElement;
        field.value ||= newId();
      }}
    >
      <input type="hidden" name="id" />
      {copyOf ? <input type="hidden" name="from" value={copyOf.id} /> : null}
      <SubmitButton
        look={copyOf ? 'text' : 'copper'}
        aria-label={copyOf ? `Duplicate: ${copyOf.title}` : undefined}
      >
        {copyOf ? 'Duplicate' : 'New template'}
      </SubmitButton>
    </Form>
  );
}
