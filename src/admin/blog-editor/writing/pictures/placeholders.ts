import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { element } from '#src/admin/blog-editor/writing/nodes/element.ts';

interface PlaceholderActions {
  retry(placeholder: Placeholder): void;
  remove(placeholder: Placeholder): void;
}

/** A picture that is being uploaded, with what can be done if that failed. */
function drawPlaceholder(placeholder: Placeholder, actions: PlaceholderActions): HTMLElement {
  const { name, preview, progress, failure, canRetry } = placeholder;
  const button = (label: string, act: (placeholder: Placeholder) => void) => {
    const made = element('button', { type: 'button', class: 'btn btn-small btn-quiet' }, label);
    made.addEventListener('click', () => act(placeholder));
    return made;
  };
  const waiting = element(
    'p',
    { role: 'status' },
    `Uploading ${name}…`,
    element('progress', { max: '100', value: progress?.toString(), 'aria-label': name }),
  );
  const failed = element(
    'p',
    { role: 'alert' },
    element('b', {}, `${name} was not uploaded. `),
    failure ?? '',
    element(
      'span',
      {},
      canRetry ? button('Try again', actions.retry) : undefined,
      button('Remove', actions.remove),
    ),
  );
  return element(
    'figure',
    { class: 'upload-place relative', contenteditable: 'false' },
    preview === undefined ? undefined : element('img', { src: preview, alt: '' }),
    failure === undefined ? waiting : failed,
  );
}

/** A picture on its way into the library. It stands in the text, but is no part of it. */
export interface Placeholder {
  key: string;
  /** counts the placeholders of the tab */
  order: number;
  /** key of its upload; undefined until that has begun */
  upload: string | undefined;
  name: string;
  /** `data:` address of what the browser shows of it meanwhile */
  preview: string | undefined;
  /** percent; undefined before anything was sent */
  progress: number | undefined;
  /** why it waits for someone */
  failure: string | undefined;
  /** whether it may be sent again as it is */
  canRetry: boolean;
  /** what is known of a picture from where it comes */
  alt?: string;
  caption?: string;
}

type Change =
  | { type: 'add'; places: readonly { position: number; placeholder: Placeholder }[] }
  | { type: 'update'; placeholder: Placeholder }
  | { type: 'remove'; key: string };

const KEY = new PluginKey<DecorationSet>('picturePlaceholders');

/** Shows pictures that are being uploaded where they will be. They move with the text around them. */
export const placeholderPlugin = (actions: PlaceholderActions): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key: KEY,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before, _, { doc }) {
        const set = before.map(tr.mapping, tr.doc);
        const change = tr.getMeta(KEY) as Change | undefined;
        return change ? changed(set, doc, change, actions) : set;
      },
    },
    props: { decorations: (state) => KEY.getState(state) },
  });

function changed(
  set: DecorationSet,
  doc: Node,
  change: Change,
  actions: PlaceholderActions,
): DecorationSet {
  if (change.type === 'add')
    return set.add(
      doc,
      change.places.map(({ position, placeholder }) => widget(position, placeholder, actions)),
    );
  const key = change.type === 'remove' ? change.key : change.placeholder.key;
  const found = set.find(undefined, undefined, (spec) => spec['placeholder'] === key);
  const rest = set.remove(found);
  return change.type === 'update' && found[0]
    ? rest.add(doc, [widget(found[0].from, change.placeholder, actions)])
    : rest;
}

const widget = (position: number, placeholder: Placeholder, actions: PlaceholderActions) =>
  Decoration.widget(position, () => drawPlaceholder(placeholder, actions), {
    placeholder: placeholder.key,
    order: placeholder.order,
    isStuck: placeholder.failure !== undefined,
    key: JSON.stringify(placeholder),
    side: 1,
    ignoreSelection: true,
    stopEvent: () => true,
  });

/** Where the placeholder of an upload is now; undefined if it is gone with the text around it. */
export const placeOf = (state: EditorState, key: string): number | undefined =>
  KEY.getState(state)?.find(undefined, undefined, (spec) => spec['placeholder'] === key)[0]?.from;

/** Whether no other placeholder stands before it in its place, but those that wait for someone. */
export function isNext(state: EditorState, key: string): boolean {
  const place = placeOf(state, key);
  const beside = KEY.getState(state)?.find(place, place) ?? [];
  const waiting = beside.filter(({ spec }) => spec['placeholder'] === key || !spec['isStuck']);
  const orders = waiting.map(({ spec }) => spec['order'] as number);
  const own = waiting.find(({ spec }) => spec['placeholder'] === key)?.spec['order'] as number;
  return orders.every((order) => order >= own);
}

export function changePlaceholders(view: EditorView, change: Change): void {
  view.dispatch(view.state.tr.setMeta(KEY, change).setMeta('addToHistory', false));
}

/** Marks a transaction so that it also puts placeholders at positions of its document. */
export const withPlaceholders = <Tr extends EditorState['tr']>(
  tr: Tr,
  places: readonly { position: number; placeholder: Placeholder }[],
): Tr => tr.setMeta(KEY, { type: 'add', places } satisfies Change);

/** Marks a transaction so that it also takes a placeholder away. */
export const withoutPlaceholder = <Tr extends EditorState['tr']>(tr: Tr, key: string): Tr =>
  tr.setMeta(KEY, { type: 'remove', key } satisfies Change);
