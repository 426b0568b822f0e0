import { type KeyboardEvent, useEffect, useRef } from 'react';

interface TitleFieldProps {
  value: string;
  isReadOnly: boolean;
  onChange(title: string): void;
  /** goes on to the body */
  onEnter(): void;
}

/** More than a title can have. */
const MAX_LENGTH = 200;

/** The title above the text, in the type of the article. It has no line breaks. */
export function TitleField({ value, isReadOnly, onChange, onEnter }: TitleFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // A post without a title is new: it begins with one.
  const isNew = useRef(value === '');
  useEffect(() => {
    if (isNew.current && !isReadOnly) field.current?.focus();
    if (!isReadOnly) isNew.current = false;
  }, [isReadOnly]);
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart, value: text } = event.currentTarget;
    const isAtEnd = selectionStart === text.length;
    if (event.key !== 'Enter' && !(event.key === 'ArrowDown' && isAtEnd)) return;
    event.preventDefault();
    onEnter();
  }
  return (
    <textarea
      ref={field}
      id="title"
      className="writing-title block full p-0 h1-long"
      aria-label="Title"
      placeholder="Title"
      rows={1}
      maxLength={MAX_LENGTH}
      readOnly={isReadOnly}
      value={value}
      onKeyDown={onKeyDown}
      onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
    />
  );
}
