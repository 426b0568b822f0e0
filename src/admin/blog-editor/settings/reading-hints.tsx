import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { Switch } from '#src/admin/page-editor/switch-field.tsx';
import { MAX_SENTENCE_WORDS, readabilityOf } from '#src/domains/checks/readability.ts';
import { paragraphsOf } from '#src/domains/content/body/paragraphs-of.ts';
import { parsePostBody } from '#src/domains/content/body/post-body.ts';
import { tryStorage } from '#src/ui/browser-storage.ts';
import { requestWriting } from './writing-requests.ts';
import '#src/admin/page-editor/choices.css';

interface ReadingHintsProps {
  body: unknown;
  /** who writes: each person switches the hints off for themselves */
  personId: string;
}

/** How hard a post is to read. Advice that anyone may switch off: it finds nothing that is wrong. */
export function ReadingHints({ body, personId }: ReadingHintsProps) {
  const [isOn, setOn] = useReadingHints(personId);
  return (
    <div className="grid gap-2 small snug">
      <Switch
        id="reading-hints"
        label="Show reading hints"
        help="Only for you."
        isOn={isOn}
        onChange={setOn}
      />
      {isOn ? <Hints body={body} /> : null}
    </div>
  );
}

/** Business articles that many people finish are at 8 to 10. */
const HARD_GRADE = 12;

function Hints({ body }: { body: unknown }) {
  // Typing never waits for it.
  const settled = useDeferredValue(body);
  const { grade, words, longSentences } = useMemo(
    () => readabilityOf(paragraphsOf(parsePostBody(settled))),
    [settled],
  );
  return (
    <>
      <p>{gradeText(grade, words)}</p>
      {longSentences.length === 0 ? null : (
        <>
          <p className="field-hint">
            {formatCount(longSentences.length, 'sentence')} of more than {MAX_SENTENCE_WORDS} words.
            Readers lose track of those: split them.
          </p>
          <ul>
            {longSentences.map(({ field, text, words: count }) => (
              <li className="py-1 rule-above" key={`${field} ${text}`}>
                <Button
                  className="left link"
                  onClick={() => requestWriting({ type: 'show', field, text })}
                >
                  {excerptOf(text)}
                </Button>{' '}
                <span className="muted nowrap">{formatCount(count, 'word')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function gradeText(grade: number | undefined, words: number): string {
  if (grade === undefined) return `${formatCount(words, 'word')}: too few for a reading grade.`;
  const years = Math.round(grade);
  const shown = `Reading grade ${years}`;
  if (years > HARD_GRADE)
    return `${shown}: hard. Shorter sentences and plainer words bring it down.`;
  return years > 9 ? `${shown}: fine for readers who know the subject.` : `${shown}: easy to read.`;
}

const excerptOf = (text: string) => (text.length > 70 ? `${text.slice(0, 68).trimEnd()}…` : text);

const keyOf = (personId: string) => `cadron.reading-hints.${personId}`;

/** Whether a person wants reading hints; each browser remembers it. */
function useReadingHints(personId: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(
    () => tryStorage(() => localStorage.getItem(keyOf(personId))) !== 'off',
  );
  return [
    isOn,
    (next) => {
      setOn(next);
      // Without storage, the choice holds until the page is closed.
      tryStorage(() => localStorage.setItem(keyOf(personId), next ? 'on' : 'off'));
    },
  ];
}
