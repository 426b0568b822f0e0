import { useEffect } from 'react';
import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import { withFound } from '#src/admin/page-editor/use-field.ts';
import { useCheckedLink } from './link-field.tsx';
import { LinkInput } from './link-input.tsx';
import { completeLink } from './link-options.ts';
import type { PlaceOnPage } from './link-target.ts';

interface TypedLinkFieldProps {
  id: string;
  /** as typed */
  href: string;
  isValid: boolean;
  /** says what is wrong with an invalid link, because it was submitted */
  isRefused: boolean;
  places(): readonly PlaceOnPage[];
  onChange(href: string): void;
}

/** The link of a selected text, in a form of its own: takes the focus, says where the link leads, and what is wrong with it. */
export function TypedLinkField(props: TypedLinkFieldProps) {
  const { id, href, isValid, isRefused, places, onChange } = props;
  const { target, found } = useCheckedLink(isValid ? completeLink(href).trim() : '', places());
  const errors = isRefused && !isValid ? ['Use a path such as /contact or an https address.'] : [];
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <FieldFrame
      field={withFound({ id, errors, warnings: [], warningsId: undefined }, found)}
      label="Link to"
      help={target}
      isOptional={false}
    >
      {(control) => (
        <LinkInput
          control={control}
          label="Link to"
          text={href}
          placesOnPage={places}
          onChange={onChange}
        />
      )}
    </FieldFrame>
  );
}
