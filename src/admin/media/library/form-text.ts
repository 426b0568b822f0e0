import type { LibraryChange } from './library-view.ts';

/** A change that is asked for on a page of its own without JavaScript. */
export type SelectedChange = 'tag' | 'move' | 'trash' | 'restore' | 'purge';

/** The trimmed text of a field; empty when it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The path of a folder by its fields for the folder above it and its name. */
export const joinPath = (...parts: readonly string[]): string => parts.filter(Boolean).join('/');

/** The change of selected files that a form asks for. */
export function changeOf(type: SelectedChange, ids: string[], form: FormData): LibraryChange {
  switch (type) {
    case 'tag':
      return {
        type,
        ids,
        add: parseTags(textOf(form, 'add')),
        remove: parseTags(textOf(form, 'remove')),
      };
    case 'move':
      return {
        type,
        ids,
        folder: joinPath(textOf(form, 'to'), textOf(form, 'new-folder')),
      };
    case 'trash':
    case 'restore':
    case 'purge':
      return { type, ids };
  }
}

/** The form of a folder: creates one in `path`, or changes the one at `path`. */
export interface FolderForm {
  type: 'create' | 'change';
  path: string;
}

/** The folder above another; empty at the top. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Tags as typed, separated by commas: trimmed, in lower case, each once. */
export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().toLowerCase().replaceAll(/\s+/g, ' '))
      .filter((tag) => tag !== ''),
  ),
];
