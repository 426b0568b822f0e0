import { newId } from '#src/admin/parts/new-id.ts';
import { type Schema, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import type { ClipboardText } from './clipboard-text.ts';

/** The newest copy of this browser's editors. The clipboard only names it, so no other page can write one. */
const KEY = 'cadron.copied';
const NAME = 'data-cadron-copy';

interface KeptCopy {
  id: string;
  slice: unknown;
  /** as on the clipboard: what was changed elsewhere is no copy of ours any more */
  text: string;
}

/** Copies what is selected, and keeps it for `ownSlice`. @returns false if nothing is selected */
export function copySelection(view: EditorView, data: DataTransfer): boolean {
  const { selection } = view.state;
  if (selection.empty) return false;
  const slice = selection.content();
  const { dom, text } = view.serializeForClipboard(slice);
  const id = newId();
  const isKept = keep({ id, slice: slice.toJSON() as unknown, text });
  if (isKept) dom.firstElementChild?.setAttribute(NAME, id);
  // The editor's links have no target, so that no click leaves it; those of other programs need one.
  for (const link of dom.querySelectorAll<HTMLElement>('[data-href]'))
    link.setAttribute('href', link.dataset['href'] ?? '');
  data.clearData();
  data.setData('text/html', dom.innerHTML);
  data.setData('text/plain', text);
  return true;
}

/** Without room, the copy is read like that of another program. */
function keep(copy: KeptCopy): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(copy));
    return true;
  } catch {
    localStorage.removeItem(KEY);
    return false;
  }
}

/** The slice that an editor of this browser copied, as it was; undefined for everything else, whatever it looks like. */
export function ownSlice({ html, text }: ClipboardText, schema: Schema): Slice | undefined {
  if (!html.includes(NAME)) return undefined;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '') as KeptCopy;
    const isOurs = html.includes(`${NAME}="${kept.id}"`) && lines(kept.text) === lines(text);
    // An editor with other blocks cannot read them.
    return isOurs ? Slice.fromJSON(schema, kept.slice) : undefined;
  } catch {
    return undefined;
  }
}

/** Systems write the ends of lines in their own way. */
const lines = (text: string): string => text.replaceAll('\r\n', '\n').trim();
