import { type RefObject, useState } from 'react';
import { Combobox } from '#src/admin/kit/combobox.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { type KnownTag, MAX_TAG_LENGTH, offeredTags, spelledTag } from './tags.ts';

interface TagInputProps {
  id: string;
  ref: RefObject<HTMLInputElement | null>;
  tags: readonly string[];
  known: readonly KnownTag[];
  isInvalid: boolean;
  describedBy: string | undefined;
  onAdd(tag: string): void;
  onRemoveLast(): void;
}

const MAX_OFFERED = 8;

/** A tag that other posts have, or a new one. Enter, a comma, or leaving the field adds what was typed. */
export function TagInput(props: TagInputProps) {
  const { tags, known, isInvalid, describedBy, onAdd, onRemoveLast, ...input } = props;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const offered = isOpen ? offeredTags(text, tags, known, MAX_OFFERED) : [];
  const spelled = spelledTag(text, known);
  const isNew = spelled !== '' && !known.some(({ name }) => name === spelled);
  const options = [
    ...offered.map(({ name, count }) => ({ name, note: formatCount(count, 'post') })),
    ...(isOpen && isNew ? [{ name: spelled, note: 'New tag' }] : []),
  ].map(({ name, note }) => ({
    key: name,
    shown: (
      <>
        <b className="breaks">{name}</b>
        <span className="muted">{note}</span>
      </>
    ),
    choose: () => add(name),
  }));
  function add(tag: string): void {
    onAdd(tag);
    setText('');
  }
  return (
    <Combobox
      {...input}
      label="Tags"
      value={text}
      isOpen={isOpen}
      options={options}
      onOpen={setOpen}
      onText={setText}
      onKey={(event) => {
        const { key } = event;
        if (key === 'Enter' || (key === ',' && !event.altKey)) {
          event.preventDefault();
          add(text);
        } else if (key === 'Backspace' && text === '' && !event.repeat) onRemoveLast();
      }}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      maxLength={MAX_TAG_LENGTH}
      placeholder={tags.length === 0 ? 'Choose a category' : 'Add a tag'}
      onFocus={() => setOpen(true)}
      onClick={() => setOpen(true)}
      onBlur={() => {
        add(text);
        setOpen(false);
      }}
    />
  );
}
