import { editorAddress, FRAME_PATH } from '#src/admin/parts/editor-address.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { Usage, WhereUsed } from '#src/domains/documents/references/where-used.ts';

/** A change after which links may lead nowhere. */
export type Removal = 'trash' | 'unpublish' | 'move';

/** The uses of a document, as the confirmations of its editor show them. */
export type UsedByView = ReturnType<typeof presentUsedBy>;

/**
 * Leaves out what is in the trash: nobody sees it.
 * @param menus names of the menus that link to it
 */
export function presentUsedBy({ usages, total }: WhereUsed, menus: readonly string[] = []) {
  const seen = usages.filter(({ state }) => state !== 'trash');
  return {
    uses: seen.map((usage) => presentUse(usage, menus)),
    total: total - (usages.length - seen.length),
  };
}

function presentUse(
  { source, id, kind, title, address, isLive, isInWorkingCopy }: Usage,
  menus: readonly string[],
) {
  if (kind === 'frame')
    return { name: menus.join('; ') || title, detail: 'menu', href: FRAME_PATH };
  return {
    name: title || 'Untitled',
    detail:
      source !== 'document'
        ? source
        : [address, isLive ? '' : 'draft', isInWorkingCopy ? '' : 'public version only']
            .filter(Boolean)
            .join(', '),
    href: kind !== null && id !== null ? editorAddress(kind, id) : address,
  };
}

/** One sentence: how many use it, and what happens to their visitors. */
export function usedBySentence(
  { total }: UsedByView,
  removal: Removal,
  kind: DocumentKind = 'page',
): string {
  if (kind === 'section')
    return `${total === 1 ? '1 page shows' : `${total} pages show`} it, and will be shown without it.`;
  const count = total === 1 ? '1 place links here' : `${total} places link here`;
  return removal === 'move'
    ? `${count}. Visitors are redirected to the new address; update the links when you can.`
    : `${count}. Their visitors will see an error page, so change the links first.`;
}
