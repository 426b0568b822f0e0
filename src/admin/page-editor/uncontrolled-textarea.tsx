import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

type UncontrolledTextareaProps = Omit<
  ComponentProps<'textarea'>,
  'defaultValue' | 'ref' | 'value'
> & {
  value: string;
};

/**
 * A text area that shows a value. With `value` alone, React also writes each value into the content of the element: the document would
 * change with each key, and the browser would match every `:has()` again.
 */
export function UncontrolledTextarea({ value, ...rest }: UncontrolledTextareaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const [initial] = useState(value);
  useLayoutEffect(() => {
    if (element.current && element.current.value !== value) element.current.value = value;
  }, [value]);
  return <textarea {...rest} ref={element} defaultValue={initial} />;
}
