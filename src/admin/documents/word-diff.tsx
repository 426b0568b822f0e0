import { diffWordsWithSpace } from 'diff';

/** Longer texts take the browser too long; they are shown whole, one after the other. */
const MAX_LENGTH = 20_000;

interface WordPart {
  text: string;
  change?: 'added' | 'removed' | undefined;
}

/** The words that differ between two texts. */
function wordParts(before: string, after: string): WordPart[] {
  if (before.length + after.length > MAX_LENGTH)
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ];
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : undefined,
  }));
}

/** How much of an unchanged text is left at a change. */
const CONTEXT = 90;

/** Shortens what has not changed between two changes, and before and after all of them. */
function folded(parts: readonly WordPart[]): WordPart[] {
  return parts.map((part, at) => {
    const { text, change } = part;
    if (change || text.length <= 3 * CONTEXT) return part;
    const start = at === 0 ? '' : text.slice(0, CONTEXT).replace(/\S*$/, '');
    const end = at === parts.length - 1 ? '' : text.slice(-CONTEXT).replace(/^\S*/, '');
    return { text: `${start}…${end}` };
  });
}

interface WordDiffProps {
  before: string;
  after: string;
  /** shows one of two texts side by side: without what only the other has */
  side?: 'before' | 'after';
  /** shortens long parts that have not changed */
  isFolded?: boolean;
}

const all = (parts: WordPart[]) => parts;

/** A text with its changed words marked, also for screen readers. */
export const WordDiff = ({ before, after, side, isFolded = false }: WordDiffProps) => (
  <p className="word-diff pre measure scrolls">
    {(isFolded ? folded : all)(wordParts(before, after))
      .filter(({ change }) => !side || change !== (side === 'after' ? 'removed' : 'added'))
      .map(({ text, change }, at) => (
        <Part key={at} text={text} change={change} />
      ))}
    {side && (side === 'after' ? after : before) === '' ? <i className="muted">Empty</i> : null}
  </p>
);

function Part({ text, change }: WordPart) {
  if (change === 'added')
    return (
      <ins>
        <span className="sr-only"> [added: </span>
        {text}
        <span className="sr-only">] </span>
      </ins>
    );
  if (change === 'removed')
    return (
      <del>
        <span className="sr-only"> [removed: </span>
        {text}
        <span className="sr-only">] </span>
      </del>
    );
  return <span>{text}</span>;
}
