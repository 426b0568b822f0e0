/** Props that hold no text to be found: addresses, anchors, names of drawings and kinds, and buttons, which every page has. */
const UNSEEN = new Set([
  'action',
  'alt',
  'button',
  'checked',
  'cover',
  'drawing',
  'family',
  'folder',
  'form',
  'href',
  'icon',
  'id',
  'image',
  'kind',
  'link',
  'seed',
  'src',
  'tone',
  'trail',
  'url',
]);

const ADDRESS = /^(?:\/|#|https?:|mailto:|tel:)\S*$/;

/**
 * What a visitor can read of a block's props, in their order, pieces apart by spaces; a list of runs of one text, some of
 * them links, is read as that text. Works for any props, also of blocks that come later.
 */
export function textOfProps(value: unknown): string {
  return piecesOf(value).join(' ');
}

function piecesOf(value: unknown): string[] {
  if (typeof value === 'string') return ADDRESS.test(value.trim()) ? [] : [value];
  if (Array.isArray(value)) return isRuns(value) ? [runsOf(value)] : value.flatMap(piecesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    UNSEEN.has(name) ? [] : piecesOf(inner),
  );
}

type Run = string | { text: string };

/** Texts and links in one list; a list of plain texts is a list of paragraphs. */
const isRuns = (list: readonly unknown[]): list is Run[] =>
  list.some((item) => typeof item === 'string') &&
  list.some((item) => typeof item === 'object') &&
  list.every((item) => typeof item === 'string' || isLink(item));

const isLink = (item: unknown): item is { text: string } =>
  typeof item === 'object' && item !== null && 'text' in item && typeof item.text === 'string';

const runsOf = (runs: readonly Run[]) =>
  runs.map((run) => (typeof run === 'string' ? run : run.text)).join('');
