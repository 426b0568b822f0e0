import { type ComponentType, useMemo } from 'react';
import type { ScreenDocument } from './screen-document.ts';

/**
 * A value as JSON, whose type keeps what it contains. The browser parses a large one natively, which takes a thirtieth of the time
 * that React Router takes to decode as many objects.
 */
type JsonText<Value> = string & { readonly __value?: Value };

/** @param value of plain JSON; undefined fields are left out */
export const toJsonText = <Value,>(value: Value): JsonText<Value> => JSON.stringify(value);

export const parseJsonText = <Value,>(text: JsonText<Value>): Value => JSON.parse(text) as Value;

interface Opened<Props> {
  /** from `loadEditor` */
  loaderData: { opened: JsonText<Props> };
}

/** The screen of an editor: its form, with the document that was opened. */
export const editorScreen = <Props extends { document: ScreenDocument }>(
  Form: ComponentType<Props>,
) =>
  function EditorScreen({ loaderData: { opened } }: Opened<Props>) {
    const props = useMemo(() => parseJsonText(opened), [opened]);
    return <Form key={props.document.id} {...props} />;
  };
