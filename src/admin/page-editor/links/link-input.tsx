import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
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

/** A combobox: any link can be typed, and pages, posts, stories and sections are offered by their names. */
export function LinkInput(props: LinkInputProps) {
  const { control, label, text, isReadOnly, placesOnPage, onChange, onFocus, onBlur } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  // All targets are offered until something else is typed than the link that is there.
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const search = useLinkSearch(typed.trim(), isOpen);
  const options = isOpen ? [...ownOptions(typed, placesOnPage()), ...search.targets] : [];
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
          {search.isLoading
            ? 'Searching…'
            : search.hasFailed
              ? 'The pages could not be loaded. You can still type the link.'
              : 'Nothing has this name. You can still type any link.'}
        </p>
      ) : null}
    </div>
  );
}

const WAIT_MS = 150;

interface LinkSearch {
  targets: readonly LinkTarget[];
  isLoading: boolean;
  hasFailed: boolean;
}

const NOTHING: LinkSearch = { targets: [], isLoading: false, hasFailed: false };

/** Looks for pages, posts and stories once typing pauses. Earlier results stay until there are new ones. */
function useLinkSearch(q: string, isWanted: boolean): LinkSearch {
  const [search, setSearch] = useState<LinkSearch>(NOTHING);
  useEffect(() => {
    if (!isWanted) return undefined;
    const request = new AbortController();
    setSearch((before) => ({ ...before, isLoading: true }));
    const timer = setTimeout(() => {
      find(q, request.signal)
        .then((targets) => setSearch({ targets, isLoading: false, hasFailed: false }))
        .catch(() => {
          if (!request.signal.aborted)
            setSearch({ targets: [], isLoading: false, hasFailed: true });
        });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [q, isWanted]);
  return search;
}

async function find(q: string, signal: AbortSignal): Promise<readonly LinkTarget[]> {
  const response = await fetch(`/admin/api/links?${new URLSearchParams({ q })}`, {
    headers: { Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`the links responded with ${response.status}`);
  return ((await response.json()) as LinksReply).targets ?? [];
}
