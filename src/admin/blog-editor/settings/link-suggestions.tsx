import { useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import type { LinkSuggestion } from './link-suggestions-endpoint.ts';
import { requestWriting } from './writing-requests.ts';
import { documentApi } from '#src/admin/documents/document-api.ts';
import { useServerQuery } from '#src/admin/documents/use-server-query.ts';

/** A search over the whole site is too much for every save. */
const PAUSE_MS = 20_000;

interface LinkSuggestionsProps {
  documentId: string;
  checkedVersion: number | undefined;
}

/** Pages of ours on the same subject that the post does not link to yet. */
export function LinkSuggestions({ documentId, checkedVersion }: LinkSuggestionsProps) {
  const { isReadOnly } = useFormPart();
  // Another version asks again, once nobody has saved for a while. Older suggestions are better than none.
  const { last, failed } = useServerQuery<{ suggestions: LinkSuggestion[] }>(
    `${documentApi(documentId)}/link-suggestions`,
    { key: checkedVersion, restMs: PAUSE_MS },
  );
  const [said, setSaid] = useState('');
  if (!last)
    return (
      <p className="field-hint">
        {failed ? 'The suggestions could not be loaded. Your text is safe.' : 'Looking for pages…'}
      </p>
    );
  const { suggestions } = last;
  if (suggestions.length === 0)
    return (
      <p className="field-hint">
        Nothing else on this subject yet. Suggestions come from the words of the text.
      </p>
    );
  return (
    <div className="grid gap-2">
      <p className="field-hint">
        On the same subject, and not linked yet. Links keep readers on the site.
      </p>
      <ul>
        {suggestions.map((suggestion) => (
          <Suggestion
            key={suggestion.href}
            suggestion={suggestion}
            isReadOnly={isReadOnly}
            onSay={setSaid}
          />
        ))}
      </ul>
      <p role="status" className="field-hint">
        {said}
      </p>
    </div>
  );
}

interface SuggestionProps {
  suggestion: LinkSuggestion;
  isReadOnly: boolean;
  onSay(text: string): void;
}

function Suggestion({ suggestion, isReadOnly, onSay }: SuggestionProps) {
  const { href, title, kind, phrase } = suggestion;
  async function insert() {
    const isDone = requestWriting({
      type: 'link',
      href,
      title,
      phrase: phrase?.text,
      field: phrase?.field,
    });
    if (isDone) return onSay(`Linked to ${title}.`);
    try {
      await navigator.clipboard.writeText(href);
      onSay(`${href} copied. Paste it as a link.`);
    } catch {
      onSay(`Link to ${href}: this browser does not allow copying.`);
    }
  }
  return (
    <li className="link-suggestion grid fill-auto items-start gap-x-3 py-2 rule-above small snug">
      <p className="breaks">
        <a className="link" href={href} target="_blank" rel="noreferrer">
          {title}
        </a>{' '}
        <span className="muted nowrap">{kind}</span>
      </p>
      {phrase ? <p className="field-hint">On “{phrase.text}”</p> : null}
      {isReadOnly ? null : (
        <Button
          tone="quiet"
          className="link-insert"
          aria-label={`Insert a link to ${title}`}
          onClick={() => void insert()}
        >
          Insert link
        </Button>
      )}
    </li>
  );
}
