import { type ComponentType, useMemo } from 'react';
import type { List } from '#src/admin/lists/define-list.ts';
import { NotFoundPanel } from '#src/admin/parts/not-found-panel.tsx';
import type { ScreenDocument } from './screen-document.ts';

/**
 * A value as JSON, whose type keeps what it contains. The browser parses a large one natively, which takes a thirtieth of the time
 * that React Router takes to decode as many objects.
 */
export type JsonText<Value> = string & { readonly __value?: Value };

/** @param value of plain JSON; undefined fields are left out */
export const toJsonText = <Value,>(value: Value): JsonText<Value> => JSON.stringify(value);

export const parseJsonText = <Value,>(text: JsonText<Value>): Value => JSON.parse(text) as Value;

interface OpenedEditorProps<Props> {
  /** from `loadEditor`; undefined without the document */
  opened: JsonText<Props> | undefined;
  list: Pick<List, 'noun' | 'nouns' | 'path'>;
  Form: ComponentType<Props>;
}

/** The screen of an editor, with or without its document. */
export function OpenedEditor<Props extends { document: ScreenDocument }>({
  opened,
  list,
  Form,
}: OpenedEditorProps<Props>) {
  const props = useMemo(() => opened && parseJsonText(opened), [opened]);
  if (props) return <Form key={props.document.id} {...props} />;
  return (
    <NotFoundPanel
      title={`No such ${list.noun}`}
      back={{ label: `Go to all ${list.nouns}`, to: list.path }}
    >
      The {list.noun} was deleted for good, or the address is wrong.
    </NotFoundPanel>
  );
}
