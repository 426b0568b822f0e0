import { diffWordsWithSpace } from 'diff';

/** Longer texts take the browser too long; they are shown whole, one after the other. */
const MAX_LENGTH = 20_000;

interface WordPart {
  text: string;
  change?: 'added' | 'removed';
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
    ...(added && { change: 'added' as const }),
    ...(removed && { change: 'removed' as const }),
  }));
}

interface WordDiffProps {
  before: string;
  after: string;
  /** leaves out what was removed, for one of two texts side by side */
  isSide?: boolean;
}

/** A text with its changed words marked, also for screen readers. */
export const WordDiff = ({ before, after, isSide = false }: WordDiffProps) => (
  <p className="word-diff">
    {wordParts(before, after)
      .filter(({ change }) => !isSide || change !== 'removed')
      .map(({ text, change }, at) => (
        <Part key={at} text={text} change={change} />
      ))}
    {after === '' && isSide ? <i>Empty</i> : null}
  </p>
);

function Part({ text, change }: { text: string; change: WordPart['change'] | undefined }) {
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
