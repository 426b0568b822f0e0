import { useState } from 'react';
import { useServerQuery } from '#src/admin/documents/use-server-query.ts';
import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import type { TextSpec } from '#src/admin/page-editor/field-spec.ts';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import { type FieldProps, useField, withFound } from '#src/admin/page-editor/use-field.ts';
import { LinkInput } from './link-input.tsx';
import { describeHref } from './link-options.ts';
import type { PlaceOnPage } from './link-target.ts';
import type { LinksReply } from './links-endpoint.ts';

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
  return (
    <FieldFrame
      // What is still typed leads nowhere yet.
      field={isFocused ? field : withFound(field, link.found)}
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

/** A link that is being typed is looked up once typing pauses. */
const PAUSE_MS = 400;

/** Where a link leads, and what the checks find: about places on this page at once, about the rest from the server. */
export function useCheckedLink(href: string, places: readonly PlaceOnPage[]) {
  const isOnPage = href.startsWith('#');
  const { body } = useServerQuery<LinksReply>(
    href === '' || isOnPage ? undefined : `/admin/api/links?${new URLSearchParams({ href })}`,
    { restMs: PAUSE_MS },
  );
  const { title, kind, findings = [] } = body?.facts ?? {};
  const isLost =
    isOnPage && places.length > 0 && !places.some(({ anchor }) => `#${anchor}` === href);
  return {
    target: title ? [kind, title].filter(Boolean).join(': ') : describeHref(href, places),
    found: isLost ? [LOST] : findings,
  };
}

const LOST = {
  severity: 'warning',
  message: 'Choose a section of this page: none has this anchor now.',
} as const;
