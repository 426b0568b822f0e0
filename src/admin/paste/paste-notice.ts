import { showNotice } from '#src/admin/notices/show-notice.ts';
import type { LeftOut } from '#src/domains/content/foreign/foreign-body.ts';

const MAX_ITEMS = 6;

/** Says what a paste could not keep, and where; offers the plain text if its signs were taken for Markdown. */
export function notePaste(leftOut: readonly LeftOut[], keepPlain?: () => void): void {
  const items = leftOut.map(({ text, after }) =>
    after === '' ? text : `${text}, after “${after}”`,
  );
  const shown =
    items.length > MAX_ITEMS
      ? [...items.slice(0, MAX_ITEMS - 1), `And ${items.length - MAX_ITEMS + 1} more`]
      : items;
  if (keepPlain)
    showNotice({
      kind: 'done',
      text: 'Pasted as formatted text',
      ...(shown.length > 0 && { items: shown }),
      action: { label: 'Keep as plain text', run: keepPlain },
    });
  else if (shown.length > 0)
    showNotice({
      kind: 'done',
      text: 'Pasted, but not everything has a place in this text',
      items: shown,
    });
}
