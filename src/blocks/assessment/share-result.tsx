import { useState } from 'react';
import type { AssessmentView } from './assessment-view.ts';
import { postShare } from './server-run.ts';
import { StepForm } from './step-form.tsx';

interface ShareResultProps {
  view: AssessmentView;
  /** the existing link, without its URL: only its hash is stored */
  share: { hidesAnswers: boolean } | undefined;
}

/** Creates and withdraws a private link to the result. The shared page never names the company and can hide the answers. */
export function ShareResult({ view, share }: ShareResultProps) {
  const [isShared, setShared] = useState(share !== undefined);
  const [url, setUrl] = useState<string>();
  const [status, setStatus] = useState('');

  async function changeLink(change: Parameters<typeof postShare>[1]) {
    try {
      const newUrl = await postShare(view.api, change);
      setUrl(newUrl);
      setShared(newUrl !== undefined);
      setStatus(newUrl ? 'The link is ready.' : 'The link no longer works.');
    } catch {
      setStatus('The link could not be changed. Please try again.');
    }
  }

  return (
    <details className="result-share">
      <summary className="more">Share this result</summary>
      <p className="note">
        Anyone with the link sees the score and what it means, but not the name of your company.
        {isShared ? ' A new link replaces the current one.' : ''}
      </p>
      <StepForm
        view={view}
        act="share"
        onAct={(form) => void changeLink({ hidesAnswers: new FormData(form).has('hidesAnswers') })}
      >
        <label className="check">
          <input
            type="checkbox"
            name="hidesAnswers"
            value="true"
            defaultChecked={share?.hidesAnswers ?? true}
          />
          <span>Hide my answers</span>
        </label>
        <button type="submit" className="btn btn-quiet">
          Create a link
        </button>
      </StepForm>
      {url ? (
        <p className="share-link">
          <input
            className="input"
            readOnly
            value={url}
            aria-label="Link to the result"
            onFocus={(event) => event.currentTarget.select()}
          />
        </p>
      ) : null}
      {isShared ? (
        <StepForm view={view} act="unshare" onAct={() => void changeLink({ withdraw: true })}>
          <button type="submit" className="more">
            Withdraw the link
          </button>
        </StepForm>
      ) : null}
      <p className="note" role="status">
        {status}
      </p>
    </details>
  );
}
