import { Form, Link, useNavigation } from 'react-router';
import { ActionForm } from '#src/admin/forms/action-form.tsx';
import { DisclosedForm } from '#src/admin/forms/disclosed-form.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { TextField } from '#src/admin/forms/text-field.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import type { ImportPageView } from './import.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { importAddress } from './migrate-addresses.ts';

interface StepsProps {
  view: ImportPageView;
  result: FormResult | undefined;
}

/** A full export has more than posts. */
const nounOf = ({ source }: ImportPageView) => (source === 'cadron' ? 'item' : 'post');

/** What a person can do with an import where it stands. */
export function ImportSteps({ view, result }: StepsProps) {
  const { phase, progress, states } = view;
  const noun = nounOf(view);
  const isActive = phase === 'reading' || phase === 'running' || phase === 'undoing';
  return (
    <div className="migrate-steps">
      {isActive || phase === 'paused' ? (
        <div className="migrate-progress" role="status">
          {progress.total > 0 ? (
            <progress value={progress.done} max={progress.total} aria-label="Progress" />
          ) : (
            <progress aria-label="Progress" />
          )}
          <p>{progress.text}</p>
        </div>
      ) : null}
      {phase === 'running' ? <Act intent="pause" label="Pause" /> : null}
      {phase === 'paused' ? <Act intent="resume" label="Go on" isMain /> : null}
      {phase === 'reading' || phase === 'paused' ? (
        <Act intent="cancel" label="Cancel the import" />
      ) : null}
      {phase === 'planned' && (states.planned ?? 0) > 0 ? (
        <Start view={view} result={result} />
      ) : null}
      {phase === 'planned' || phase === 'failed' ? (
        <DisclosedForm
          intent="reread"
          result={result}
          summary="Map authors, tags and dates"
          about="The file is read again with what you choose here. Nothing is written to the site."
          submit="Read again"
          busy="Starting…"
          isOpen={phase === 'failed'}
        >
          <MappingFields view={view} />
        </DisclosedForm>
      ) : null}
      {phase === 'done' ? <Results view={view} result={result} /> : null}
      {['done', 'canceled', 'paused'].includes(phase) && (states.done ?? 0) > 0 ? (
        <DisclosedForm
          intent="undo"
          result={result}
          summary="Take this import back"
          about={`${formatCount(states.done ?? 0, noun)}, their pictures and redirects are deleted for good. What someone has edited since is kept, and listed here.`}
          submit="Take it back"
          busy="Starting…"
          tone="danger"
        />
      ) : null}
      {(states.done ?? 0) + (states.kept ?? 0) + (states.undone ?? 0) > 0 ? (
        <p>
          <a className="text-link" href={`${importAddress(view.id)}/report.csv`} download>
            Download the report
          </a>
        </p>
      ) : null}
    </div>
  );
}

function Act({
  intent,
  label,
  isMain = false,
}: {
  intent: string;
  label: string;
  isMain?: boolean;
}) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <button
        className={`btn btn-small ${isMain ? 'btn-copper' : 'btn-quiet'}`}
        type="submit"
        name="intent"
        value={intent}
        disabled={isBusy}
      >
        {label}
      </button>
    </Form>
  );
}

const Start = ({ view, result }: StepsProps) => (
  <ActionForm
    intent="start"
    result={result}
    submit={`Import ${formatCount(view.states.planned ?? 0, nounOf(view))}`}
    busy="Starting…"
  >
    <label className="choice">
      <input type="checkbox" name="publishes" value="yes" defaultChecked={view.options.publishes} />
      <span>
        Publish what was public there, with its date and author. Otherwise all become drafts.
      </span>
    </label>
    <TextField
      name="folder"
      label="Folder for its pictures"
      defaultValue={view.options.folder}
      required
    />
  </ActionForm>
);

function Results({ view: { id, redirects, failed }, result }: StepsProps) {
  const left = redirects.total - redirects.made;
  return (
    <>
      {redirects.total > 0 ? (
        <DisclosedForm
          intent="redirects"
          result={result}
          summary={
            left > 0
              ? `Make ${formatCount(left, 'redirect')}`
              : `${formatCount(redirects.made, 'redirect')} made`
          }
          about={
            <>
              Addresses of the old site lead to the new ones once this site answers at them.{' '}
              <a className="text-link" href={`${importAddress(id)}/redirects.csv`} download>
                Download them as CSV
              </a>
            </>
          }
          submit={`Make ${formatCount(left, 'redirect')}`}
          busy="Working…"
        >
          <ul className="migrate-redirects">
            {redirects.shown.map(({ from, to, why }) => (
              <li key={from}>
                <code>{from}</code> to <Link to={to}>{to}</Link>
                {why === null ? null : <small>{why}</small>}
              </li>
            ))}
          </ul>
        </DisclosedForm>
      ) : null}
      {failed.total > 0 ? (
        <DisclosedForm
          intent="retry"
          result={result}
          summary={`${formatCount(failed.total, 'picture')} missing`}
          about="They keep their old addresses. Trying again changes only posts that nobody has edited since."
          submit="Try again"
          busy="Starting…"
        >
          <ul className="migrate-redirects">
            {failed.shown.map(({ address, message }) => (
              <li key={address}>
                <code>{address}</code>
                <small>{message}</small>
              </li>
            ))}
          </ul>
        </DisclosedForm>
      ) : null}
    </>
  );
}
