/** Props without searchable text: addresses, anchors, names of drawings and kinds, and buttons, which every page has. */
const IGNORED_PROPS = new Set([
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
 * Returns the visible text in a block's props, in order, separated by spaces. Text with links, which is a list of runs, is
 * joined without spaces. Works for any props, so new blocks need no change here.
 */
export function textOfProps(value: unknown): string {
  return collectTexts(value).join(' ');
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return ADDRESS.test(value.trim()) ? [] : [value];
  if (Array.isArray(value))
    return isRunList(value) ? [joinRuns(value)] : value.flatMap(collectTexts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    IGNORED_PROPS.has(name) ? [] : collectTexts(inner),
  );
}

type Run = string | { text: string };

/** Whether a list mixes strings and links. A list of strings only is a list of paragraphs. */
const isRunList = (list: readonly unknown[]): list is Run[] =>
  list.some((item) => typeof item === 'string') &&
  list.some((item) => typeof item === 'object') &&
  list.every((item) => typeof item === 'string' || isLink(item));

const isLink = (item: unknown): item is { text: string } =>
  typeof item === 'object' && item !== null && 'text' in item && typeof item.text === 'string';

const joinRuns = (runs: readonly Run[]) =>
  runs.map((run) => (typeof run === 'string' ? run : run.text)).join('');
