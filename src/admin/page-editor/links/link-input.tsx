import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useServerQuery } from '#src/admin/documents/use-server-query.ts';
import { ListOption, nextOption } from '#src/admin/parts/list-option.tsx';
import type { ControlProps } from '#src/ui/field.tsx';
import { completeLink, ownOptions } from './link-options.ts';
import type { LinkTarget, PlaceOnPage } from './link-target.ts';
import type { LinksReply } from './links-endpoint.ts';
import './link-field.css';

interface LinkInputProps {
  control: ControlProps;
  label: string;
  text: string;
  isReadOnly: boolean;
  placesOnPage(): readonly PlaceOnPage[];
  onChange(text: string): void;
  onFocus(): void;
  onBlur(): void;
}

const PAUSE_MS = 150;

/** A combobox: any link can be typed, and pages, posts, stories and sections are offered by their names. */
export function LinkInput(props: LinkInputProps) {
  const { control, label, text, isReadOnly, placesOnPage, onChange, onFocus, onBlur } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  // All targets are offered until something else is typed than the link that is there.
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const q = new URLSearchParams({ q: typed.trim() });
  const search = useServerQuery<LinksReply>(isOpen ? `/admin/api/links?${q}` : undefined, {
    pauseMs: PAUSE_MS,
  });
  // Earlier results stay until there are new ones.
  const targets = (search.failed ? undefined : search.last?.targets) ?? [];
  const options = isOpen ? [...ownOptions(typed, placesOnPage()), ...targets] : [];
  const current = options[active];
  const list = useRef<HTMLDivElement>(null);
  // A field at the end of its panel would open a list that nobody sees.
  useEffect(() => {
    if (options.length > 0) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [options.length]);

  function open(): void {
    if (isReadOnly) return;
    setTyped('');
    setActive(-1);
    setOpen(true);
  }
  function close(): void {
    setOpen(false);
    setActive(-1);
  }
  function choose({ href }: LinkTarget): void {
    onChange(href);
    close();
    input.current?.focus();
  }
  function complete(): void {
    const link = completeLink(text);
    if (link !== text && !isReadOnly) onChange(link);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Escape' && isOpen) {
      // Only the list closes, not what the field is in.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    } else if (key === 'Enter') {
      // The form that the field is in may be submitted by it.
      complete();
      close();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return open();
      setActive(nextOption(key, active, options.length));
    }
  }

  return (
    <div className="link-input">
      <input
        {...control}
        ref={input}
        className="input"
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && isOpen ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="Search pages, or paste a link"
        readOnly={isReadOnly}
        value={text}
        onFocus={onFocus}
        onBlur={() => {
          close();
          complete();
          onBlur();
        }}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          onChange(target.value);
          setTyped(target.value);
          setActive(-1);
          setOpen(true);
        }}
      />
      {isReadOnly ? null : (
        <button
          type="button"
          className="link-open"
          tabIndex={-1}
          aria-label={`Choose: ${label}`}
          // The field keeps the focus, so that its list stays open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            if (isOpen) close();
            else open();
          }}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m4 6 4 4 4-4" />
          </svg>
        </button>
      )}
      <div
        ref={list}
        className="link-options"
        role="listbox"
        id={listId}
        aria-label={label}
        hidden={!isOpen}
      >
        {options.map((option, at) => (
          <ListOption
            key={`${option.kind} ${option.href}`}
            id={`${listId}-${at}`}
            isActive={at === active}
            onChoose={() => choose(option)}
          >
            <b>{option.title}</b>
            <span>{[option.kind, option.state].filter(Boolean).join(', ')}</span>
            <small>{option.href}</small>
          </ListOption>
        ))}
      </div>
      {isOpen && options.length === 0 ? (
        <p className="link-options field-hint" role="status">
          {search.isReading
            ? 'Searching…'
            : search.failed
              ? 'The pages could not be loaded. You can still type the link.'
              : 'Nothing has this name. You can still type any link.'}
        </p>
      ) : null}
    </div>
  );
}
