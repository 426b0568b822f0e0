import { isAdvice } from '#src/domains/checks/severity.ts';
import { useState } from 'react';
import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import type { TextSpec } from '#src/admin/page-editor/field-spec.ts';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import { type FieldProps, useField } from '#src/admin/page-editor/use-field.ts';
import { LinkInput } from './link-input.tsx';
import { describeHref } from './link-options.ts';
import type { PlaceOnPage } from './link-target.ts';
import { useLinkFacts } from './use-link-facts.ts';

/** A link: chosen by the name of its target, or typed. Says where it leads, and what is wrong with it. */
export function LinkField(props: FieldProps<TextSpec>) {
  const { spec, label, help, value, isOptional } = props;
  const { placesOnPage } = useFormPart();
  const field = useField(props);
  const [isFocused, setFocused] = useState(false);
  const href = typeof value === 'string' ? value : '';
  const isReadable = spec.rule
    ? new RegExp(spec.rule.pattern, spec.rule.flags).test(href.trim())
    : href !== '';
  const link = useCheckedLink(isReadable ? href.trim() : '', placesOnPage());
  // What is still typed leads nowhere yet.
  const [errors, warnings] = isFocused ? [[], []] : [link.errors, link.warnings];
  return (
    <FieldFrame
      field={{
        ...field,
        errors: [...new Set([...field.errors, ...errors])],
        warnings: [...new Set([...field.warnings, ...warnings])],
        warningsId:
          field.warnings.length + warnings.length > 0 ? `${field.id}-warnings` : undefined,
      }}
      label={label}
      help={[help, link.target].filter(Boolean).join(' ') || undefined}
      isOptional={isOptional}
    >
      {(control) => (
        <LinkInput
          control={control}
          label={label}
          text={href}
          isReadOnly={field.isReadOnly}
          placesOnPage={placesOnPage}
          onChange={(text) => field.set(text === '' && isOptional ? undefined : text)}
          onFocus={() => {
            setFocused(true);
            field.events.onFocus();
          }}
          onBlur={() => {
            setFocused(false);
            field.events.onBlur();
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Where a link leads, and what the checks find: about places on this page at once, about the rest from the server. */
export function useCheckedLink(href: string, places: readonly PlaceOnPage[]) {
  const isOnPage = href.startsWith('#');
  const facts = useLinkFacts(href === '' || isOnPage ? undefined : href);
  const messages = (areAdvice: boolean) =>
    (facts?.findings ?? [])
      .filter(({ severity }) => isAdvice(severity) === areAdvice)
      .map(({ message }) => message);
  const isLost =
    isOnPage && places.length > 0 && !places.some(({ anchor }) => `#${anchor}` === href);
  return {
    target: facts?.title
      ? [facts.kind, facts.title].filter(Boolean).join(': ')
      : describeHref(href, places),
    errors: messages(false),
    warnings: [
      ...messages(true),
      ...(isLost ? ['Choose a section of this page: none has this anchor now.'] : []),
    ],
  };
}
