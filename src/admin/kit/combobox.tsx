import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ListOption, nextOption } from './list-option.tsx';
import './combobox.css';

interface Option {
  key: string;
  shown: ReactNode;
  choose(): void;
}

interface ComboboxProps extends ComponentProps<'input'> {
  /** of the list */
  label: string;
  value: string;
  isOpen: boolean;
  /** those that fit what is typed; none while it is closed */
  options: readonly Option[];
  /** opens the list by a key or by typing, or closes it */
  onOpen(isOpen: boolean): void;
  onText(text: string): void;
  /** a key that the list has no use for */
  onKey(event: KeyboardEvent): void;
  /** between the field and its list */
  children?: ReactNode;
}

/** A text that may be one of the options that are offered while it is typed. The field keeps the focus. */
export function Combobox(props: ComboboxProps) {
  const { label, isOpen, options, onOpen, onText, onKey, children, ...input } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  const current = options[active];
  // A field at the end of its panel would open a list that nobody sees.
  useEffect(() => {
    if (options.length > 0) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [options.length]);
  function open(next: boolean): void {
    setActive(-1);
    onOpen(next);
  }
  function choose(option: Option): void {
    setActive(-1);
    option.choose();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    // The keys of an input method choose among its own candidates.
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape' && isOpen) {
      // Only the list closes, not what the field is in.
      event.stopPropagation();
      open(false);
    } else if (key === 'Enter' && current) choose(current);
    else if (key === 'ArrowDown' || key === 'ArrowUp')
      if (isOpen) setActive(nextOption(key, active, options.length));
      else open(true);
    else return onKey(event);
    event.preventDefault();
  }
  return (
    <div className="combobox relative">
      <input
        {...input}
        className="input"
        type="text"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && `${listId}-${active}`}
        autoComplete="off"
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          open(true);
          onText(target.value);
        }}
      />
      {children}
      <div
        ref={list}
        className="combobox-options floats p-1"
        role="listbox"
        id={listId}
        aria-label={label}
        hidden={options.length === 0}
      >
        {options.map((option, at) => (
          <ListOption
            key={option.key}
            id={`${listId}-${at}`}
            isActive={at === active}
            onChoose={() => choose(option)}
          >
            {option.shown}
          </ListOption>
        ))}
      </div>
    </div>
  );
}
