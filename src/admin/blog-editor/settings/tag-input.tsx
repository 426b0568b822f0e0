import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import '#src/admin/page-editor/links/link-field.css';
import { ListOption, nextOption } from '#src/admin/parts/list-option.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { type KnownTag, MAX_TAG_LENGTH, offeredTags, spelledTag } from './tags.ts';

interface TagInputProps {
  id: string;
  inputRef: RefObject<HTMLInputElement | null>;
  tags: readonly string[];
  known: readonly KnownTag[];
  isInvalid: boolean;
  describedBy: string;
  onAdd(tag: string): void;
  onRemoveLast(): void;
}

const MAX_OFFERED = 8;

/** A combobox: a tag that other posts have, or a new one. Enter, a comma, or leaving the field adds what was typed. */
export function TagInput(props: TagInputProps) {
  const { id, inputRef, tags, known, isInvalid, describedBy, onAdd, onRemoveLast } = props;
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const offered = isOpen ? offeredTags(text, tags, known, MAX_OFFERED) : [];
  const spelled = spelledTag(text, known);
  const isNew = spelled !== '' && !known.some(({ name }) => name === spelled);
  const options = [
    ...offered.map(({ name, count }) => ({ name, note: formatCount(count, 'post') })),
    ...(isOpen && isNew ? [{ name: spelled, note: 'New tag' }] : []),
  ];
  const current = options[active];

  function close(): void {
    setOpen(false);
    setActive(-1);
  }
  function add(tag: string): void {
    onAdd(tag);
    setText('');
    setActive(-1);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Escape' && isOpen) {
      // Only the list closes, not what the field is in.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === 'Enter' || (key === ',' && !event.altKey)) {
      event.preventDefault();
      add(current && key === 'Enter' ? current.name : text);
    } else if (key === 'Backspace' && text === '' && !event.repeat) {
      onRemoveLast();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return setOpen(true);
      setActive(nextOption(key, active, options.length));
    }
  }

  return (
    <div className="link-input tag-input">
      <input
        id={id}
        ref={inputRef}
        className="input"
        type="text"
        role="combobox"
        aria-expanded={isOpen && options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${listId}-${active}` : undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        maxLength={MAX_TAG_LENGTH}
        placeholder={tags.length === 0 ? 'Choose a category' : 'Add a tag'}
        value={text}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => {
          add(text);
          close();
        }}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setText(target.value);
          setActive(-1);
          setOpen(true);
        }}
      />
      <div
        className="link-options"
        role="listbox"
        id={listId}
        aria-label="Tags"
        hidden={options.length === 0}
      >
        {options.map(({ name, note }, at) => (
          <ListOption
            key={name}
            id={`${listId}-${at}`}
            isActive={at === active}
            onChoose={() => add(name)}
          >
            <b>{name}</b>
            <span>{note}</span>
          </ListOption>
        ))}
      </div>
    </div>
  );
}
