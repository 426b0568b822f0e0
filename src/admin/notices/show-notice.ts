import type { ShownNotice } from './notice.ts';

type Listener = (notice: ShownNotice) => void;

let listener: Listener | undefined;
let count = 0;

/** Shows the result of an action that did not lead to another page. For redirects, use `redirectWithNotice`. */
export function showNotice(notice: Omit<ShownNotice, 'id'>): void {
  listener?.({ ...notice, id: `here-${(count += 1)}` });
}

/** Passes every notice to `listen` until the returned function is called. For `<Toasts/>`. */
export function listenToNotices(listen: Listener): () => void {
  listener = listen;
  return () => {
    listener = undefined;
  };
}
