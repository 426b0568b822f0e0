import { Form } from 'react-router';
import { newId } from '#src/admin/parts/new-id.ts';
import type { ListedKind } from '#src/admin/documents/list/document-lists.ts';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';

interface NewDocumentButtonProps {
  list: ListedKind;
  label: string;
  /** without it, a blank one is made */
  copyOf?: { id: string; title: string };
}

/** Makes a document and opens it. */
export const NewDocumentButton = ({ list, label, copyOf }: NewDocumentButtonProps) => (
  <Form
    method="post"
    action={`${list.path}/new`}
    onSubmit={({ currentTarget }) => {
      // A repeated request makes no second one.
      const field = currentTarget.elements.namedItem('id') as HTMLInputElement;
      field.value ||= newId();
    }}
  >
    <input type="hidden" name="id" />
    {copyOf ? <input type="hidden" name="from" value={copyOf.id} /> : null}
    <SubmitButton
      tone={copyOf ? 'text' : 'primary'}
      aria-label={copyOf ? `${label}: ${copyOf.title}` : undefined}
    >
      {label}
    </SubmitButton>
  </Form>
);
