import { Button } from '#src/admin/kit/button.tsx';
import type {
  SectionCompletion,
  SectionState,
} from '#src/domains/content/templates/template-completion.ts';
import { rangeText } from '#src/domains/content/templates/section-rules.ts';

interface SectionRowProps {
  section: SectionCompletion;
  canChange: boolean;
  onGo(at: number): void;
  onPutBack(): void;
  onAdd(): void;
  onLeaveOut(): void;
}

const STATES: Readonly<Record<SectionState, string>> = {
  missing: 'Missing',
  empty: 'Empty',
  short: 'Too short',
  long: 'Too long',
  done: 'Done',
};

/** A section with its state in words, and what can be done about it. */
export function SectionRow({ section, canChange, onGo, onPutBack, ...on }: SectionRowProps) {
  const { heading, state, isRequired, isForWriting, isLockedChanged, at } = section;
  const isLeftOut = state === 'missing' && !isRequired && isForWriting;
  return (
    <li
      className="edge grid justify-start py-1 px-3 breaks"
      data-state={isLockedChanged ? 'short' : isLeftOut ? 'left-out' : state}
    >
      {at === undefined ? (
        <span className="post-section-name inline-flex items-center tap bold left">{heading}</span>
      ) : (
        <Button
          className="post-section-name inline-flex items-center tap bold left"
          onClick={() => onGo(at)}
        >
          {heading}
        </Button>
      )}
      <small className="small muted">{detailsOf(section, isLeftOut)}</small>
      {isLockedChanged ? (
        <p className="small copper">
          Its locked text was changed.{' '}
          {canChange ? (
            <Button tone="link" onClick={onPutBack}>
              Put it back
            </Button>
          ) : null}
        </p>
      ) : null}
      {state === 'missing' && canChange ? (
        <Button tone="link" onClick={on.onAdd}>
          Add it<span className="sr-only">: {heading}</span>
        </Button>
      ) : null}
      {state === 'empty' && !isRequired && canChange ? (
        <Button tone="link" onClick={on.onLeaveOut}>
          Leave it out<span className="sr-only">: {heading}</span>
        </Button>
      ) : null}
    </li>
  );
}

function detailsOf(section: SectionCompletion, isLeftOut: boolean): string {
  const { state, words, minWords, maxWords, isRequired, isForWriting } = section;
  if (!isForWriting) return state === 'missing' ? 'Missing, locked text' : 'Locked text';
  const range = rangeText(minWords, maxWords);
  const parts = [
    isLeftOut ? 'Left out' : STATES[state],
    state === 'missing' ? '' : `${words}${range === '' ? ' words' : ` of ${range}`}`,
    isRequired ? 'required' : 'optional',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
