import { useId } from 'react';
import { drawingUrl } from './drawings/drawing-url.ts';
import { FieldFrame } from './field-frame.tsx';
import { UncontrolledTextarea } from './uncontrolled-textarea.tsx';
import { PlainField } from './plain-field.tsx';
import { isGuidance, mayBreakLines, type TextSpec } from './field-spec.ts';
import { type FieldProps, useField } from './use-field.ts';
import { useTyped } from './use-typed.ts';

/** Longer texts wrap in a narrow form. */
const SHORT = 24;
const LONG = 160;

/** A text. Over its limit it says so, and typing goes on. */
export function TextField(props: FieldProps<TextSpec>) {
  const { spec, label, help, path, isOptional } = props;
  const [value, setValue] = useTyped(path, props.value);
  const field = useField({ ...props, value });
  const text = typeof value === 'string' ? value : (spec.initial ?? '');
  const { max, initial, placeholder, isDate, shows } = spec;
  const mayBeMissing = isOptional && initial === undefined;
  return (
    <FieldFrame
      field={field}
      label={label}
      help={help}
      isOptional={mayBeMissing && !spec.isExpected}
      count={max === undefined ? undefined : { used: text.trim().length, max }}
    >
      {(control) => {
        const shared = {
          ...control,
          ...field.events,
          onFocus: ({ currentTarget }: { currentTarget: TextControl }) => {
            field.events.onFocus();
            if (isGuidance(text)) currentTarget.select();
          },
          // A press of the mouse puts the caret somewhere after the focus.
          onClick: ({ currentTarget }: { currentTarget: TextControl }) => {
            const isCaret = currentTarget.selectionStart === currentTarget.selectionEnd;
            if (isCaret && isGuidance(text)) currentTarget.select();
          },
          className: 'input',
          readOnly: field.isReadOnly,
          placeholder,
          value: text,
          onChange: ({ target }: { target: { value: string } }) =>
            setValue(target.value === '' && mayBeMissing ? undefined : target.value),
        };
        if (isDate) return <input {...shared} type="date" />;
        if (shows)
          return <Drawn of={shows} text={text} input={<input {...shared} type="text" />} />;
        const isOneLine = !mayBreakLines(max, text);
        if (isOneLine && max! <= SHORT) return <input {...shared} type="text" />;
        return (
          <UncontrolledTextarea
            {...shared}
            rows={max !== undefined && max > LONG ? 3 : 1}
            onKeyDown={(event) => {
              if (isOneLine && event.key === 'Enter') event.preventDefault();
            }}
          />
        );
      }}
    </FieldFrame>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A text beside the picture that is drawn from it. */
const Drawn = ({ of, text, input }: { of: string; text: string; input: React.ReactNode }) => (
  <span className="drawn-text gap-2 row">
    {text.trim() === '' ? null : (
      <img className="rigid rounded square object-cover" src={drawingUrl(of, text.trim())} alt="" />
    )}
    {input}
  </span>
);

/** A text that is chosen from a list, which is read when the field is used. Any other text can be typed. */
export function SuggestedTextField(
  props: FieldProps<TextSpec> & {
    /** undefined while they load, and if they cannot be loaded */
    options: readonly { value: string; label?: string }[] | undefined;
  },
) {
  const { spec, label, help, path, value, isOptional, options } = props;
  const listId = useId();
  return (
    <PlainField
      path={path}
      spec={spec}
      label={label}
      help={help}
      isOptional={isOptional && !spec.initial}
      list={listId}
      value={typeof value === 'string' ? value : (spec.initial ?? '')}
      toValue={(text) => (text === '' && isOptional ? undefined : text)}
    >
      <datalist id={listId}>
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </datalist>
    </PlainField>
  );
}
