import { useEffect, useRef, useState } from 'react';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import type { LinkSuggestion } from './link-suggestions-endpoint.ts';
import { requestWriting } from './writing-requests.ts';
import { documentApi } from '#src/admin/documents/document-api.ts';
import { requestJson } from '#src/admin/documents/post-json.ts';

interface LinkSuggestionsProps {
  documentId: string;
  checkedVersion: number | undefined;
}

/** Pages of ours on the same subject that the post does not link to yet. */
export function LinkSuggestions({ documentId, checkedVersion }: LinkSuggestionsProps) {
  const { isReadOnly } = useFormPart();
  const suggestions = useLinkSuggestions(documentId, checkedVersion);
  const [said, setSaid] = useState('');
  if (suggestions === 'loading') return <p className="field-hint">Looking for pages…</p>;
  if (suggestions === 'failed')
    return <p className="field-hint">The suggestions could not be loaded. Your text is safe.</p>;
  if (suggestions.length === 0)
    return (
      <p className="field-hint">
        Nothing else on this subject yet. Suggestions come from the words of the text.
      </p>
    );
  return (
    <div className="link-suggestions">
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
    <li>
      <p>
        <a href={href} target="_blank" rel="noreferrer">
          {title}
        </a>{' '}
        <span>{kind}</span>
      </p>
      {phrase ? <p className="field-hint">On “{phrase.text}”</p> : null}
      {isReadOnly ? null : (
        <button
          className="btn btn-small btn-quiet"
          type="button"
          aria-label={`Insert a link to ${title}`}
          onClick={() => void insert()}
        >
          Insert link
        </button>
      )}
    </li>
  );
}

/** A search over the whole site is too much for every save. */
const PAUSE_MS = 20_000;

type State = readonly LinkSuggestion[] | 'loading' | 'failed';

/**
 * Loads other pages of the site on the subject of a post.
 * @param checkedVersion of the stored text; another one asks again, once nobody has saved for a while
 */
function useLinkSuggestions(documentId: string, checkedVersion: number | undefined): State {
  const [state, setState] = useState<State>('loading');
  const wasAsked = useRef(false);
  useEffect(() => {
    let isWanted = true;
    async function ask(): Promise<void> {
      wasAsked.current = true;
      const reply = await requestJson<{ suggestions: LinkSuggestion[] }>(
        `${documentApi(documentId)}/link-suggestions`,
      );
      if (!isWanted) return;
      const isRead = reply.type === 'reply' && reply.status === 200;
      // Older suggestions are better than none.
      setState((before) =>
        isRead ? reply.body.suggestions : typeof before === 'string' ? 'failed' : before,
      );
    }
    const timer = setTimeout(() => void ask(), wasAsked.current ? PAUSE_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [documentId, checkedVersion]);
  return state;
}
