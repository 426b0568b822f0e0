import { Button } from '#src/admin/kit/button.tsx';
import { Icon } from '#src/admin/kit/icon.tsx';
import { useRef, useState } from 'react';
import { useServerQuery } from '#src/admin/documents/use-server-query.ts';
import { Combobox } from '#src/admin/kit/combobox.tsx';
import type { ControlProps } from '#src/ui/field.tsx';
import { completeLink, ownOptions } from './link-options.ts';
import type { PlaceOnPage } from './link-target.ts';
import type { LinksReply } from './links-endpoint.ts';

interface LinkInputProps {
  control: ControlProps;
  label: string;
  text: string;
  isReadOnly?: boolean;
  placesOnPage(): readonly PlaceOnPage[];
  onChange(text: string): void;
  onFocus?(): void;
  onBlur?(): void;
}

const PAUSE_MS = 150;

/** Any link can be typed, and pages, posts, stories and sections are offered by their names. */
export function LinkInput(props: LinkInputProps) {
  const {
    control,
    label,
    text,
    isReadOnly = false,
    placesOnPage,
    onChange,
    onFocus,
    onBlur,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  // All targets are offered until something else is typed than the link that is there.
  const [typed, setTyped] = useState('');
  const q = new URLSearchParams({ q: typed.trim() });
  const search = useServerQuery<LinksReply>(isOpen ? `/admin/api/links?${q}` : undefined, {
    pauseMs: PAUSE_MS,
  });
  // Earlier results stay until there are new ones.
  const targets = (search.failed ? undefined : search.last?.targets) ?? [];
  const found = isOpen ? [...ownOptions(typed, placesOnPage()), ...targets] : [];
  function open(next: boolean): void {
    setTyped('');
    setOpen(next && !isReadOnly);
  }
  function complete(): void {
    const link = completeLink(text);
    if (link !== text && !isReadOnly) onChange(link);
    setOpen(false);
  }
  const options = found.map(({ title, kind, state, href }) => ({
    key: `${kind} ${href}`,
    shown: (
      <>
        <b className="breaks">{title}</b>
        <span className="muted">{[kind, state].filter(Boolean).join(', ')}</span>
        <small className="across fine muted breaks">{href}</small>
      </>
    ),
    choose() {
      onChange(href);
      setOpen(false);
      input.current?.focus();
    },
  }));
  return (
    <Combobox
      {...control}
      ref={input}
      label={label}
      value={text}
      isOpen={isOpen}
      options={options}
      onOpen={open}
      onText={(next) => {
        onChange(next);
        setTyped(next);
      }}
      onKey={({ key }) => {
        // The form that the field is in may be submitted by it.
        if (key === 'Enter') complete();
      }}
      autoCapitalize="off"
      spellCheck={false}
      placeholder="Search pages, or paste a link"
      readOnly={isReadOnly}
      onFocus={onFocus}
      onBlur={() => {
        complete();
        onBlur?.();
      }}
    >
      {isReadOnly ? null : (
        <Button
          className="combobox-open icon-button absolute"
          tabIndex={-1}
          aria-label={`Choose: ${label}`}
          // The field keeps the focus, so that its list stays open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            open(!isOpen);
          }}
        >
          <Icon path="m4 6 4 4 4-4" />
        </Button>
      )}
      {isOpen && options.length === 0 ? (
        <p className="combobox-options floats p-1 field-hint" role="status">
          {search.isReading
            ? 'Searching…'
            : search.failed
              ? 'The pages could not be loaded. You can still type the link.'
              : 'Nothing has this name. You can still type any link.'}
        </p>
      ) : null}
    </Combobox>
  );
}
