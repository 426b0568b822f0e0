import { Form, Link, useNavigation } from 'react-router';
import { ActionForm } from '#src/admin/forms/action-form.tsx';
import { ChoiceField } from '#src/admin/forms/choice-field.tsx';
import { DisclosedForm } from '#src/admin/forms/disclosed-form.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { TextField } from '#src/admin/forms/text-field.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import type { ImportPageView } from './import.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { importAddress } from './migrate-addresses.ts';
import { ProgressLine } from './progress.tsx';

interface StepsProps {
  view: ImportPageView;
  result: FormResult | undefined;
}

const AGAIN = 'To import it again, upload the file again.';

/** Where an import stands, and what comes next. */
export function introOf({ phase, message, states, noun, redirects }: ImportPageView): string {
  const made = formatCount(states.done ?? 0, noun);
  switch (phase) {
    case 'reading':
      return 'The file is being read. Nothing is written to your site.';
    case 'planned':
      return (states.planned ?? 0) > 0
        ? 'Nothing is written yet. Check what each item becomes, then start the import.'
        : 'There is nothing to import: every item is here already, or left out.';
    case 'running':
      return 'You can leave this page. The import goes on, and can be taken back later.';
    case 'paused':
      return 'Nothing happens until you go on. What is imported so far stays.';
    case 'done':
      return `${made} imported. ${
        redirects.made < redirects.total
          ? 'Check them, then make the redirects, so that old addresses lead to them.'
          : 'Check them in the list of posts.'
      }`;
    case 'undoing':
      return 'Everything this import made is being deleted. You can leave this page.';
    case 'undone':
      return (states.kept ?? 0) > 0
        ? `${formatCount(states.kept ?? 0, noun)} edited since the import stayed, and the rest is gone. ${AGAIN}`
        : `Everything this import made is gone. ${AGAIN}`;
    case 'canceled':
      return states.done === undefined
        ? `Nothing was written to your site. ${AGAIN}`
        : `${made} imported before it was canceled. They stay until you take the import back.`;
    case 'failed':
      return message ?? 'The file could not be read.';
  }
}

/** What a person can do with an import where it stands. */
export function ImportSteps({ view, result }: StepsProps) {
  const { phase, progress, states, isPlan, mappings, noun } = view;
  const isActive = phase === 'reading' || phase === 'running' || phase === 'undoing';
  const isOver = phase === 'undone' || (phase === 'canceled' && states.done === undefined);
  if (isOver) return null;
  return (
    <div className="migrate-steps">
      {isActive || phase === 'paused' ? (
        <ProgressLine key={phase} progress={progress} noun={noun} isActive={isActive} />
      ) : null}
      {isPlan && (states.planned ?? 0) > 0 ? <Start view={view} result={result} /> : null}
      {phase === 'undoing' || phase === 'done' || phase === 'canceled' ? null : (
        <Form method="post" className="admin-actions">
          {phase === 'running' ? <Act intent="pause" label="Pause" /> : null}
          {phase === 'paused' ? <Act intent="resume" label="Go on" isMain /> : null}
          <Act intent="cancel" label="Cancel the import" />
        </Form>
      )}
      <div className="migrate-more">
        {phase === 'undoing' || phase === 'canceled' ? null : (
          <Redirects view={view} result={result} />
        )}
        {phase === 'done' ? <FailedPictures view={view} result={result} /> : null}
        {isPlan || phase === 'failed' ? (
          <>
            {mappings.length > 0 ? (
              <DisclosedForm
                intent="use-mapping"
                result={result}
                summary="Use a mapping that you kept"
                about="The file is read again with it. Nothing is written to your site."
                submit="Read again"
                busy="Starting…"
              >
                <ChoiceField
                  name="mapping"
                  label="Mapping"
                  options={mappings.map((name) => [name, name] as const)}
                />
              </DisclosedForm>
            ) : null}
            <DisclosedForm
              intent="reread"
              result={result}
              summary={
                phase === 'failed'
                  ? 'Say what kind of file it is'
                  : view.counts.columns.length > 0
                    ? 'Map columns, authors, tags and dates'
                    : 'Map authors, tags and dates'
              }
              about="The file is read again with what you choose here. Nothing is written to your site."
              submit="Read again"
              busy="Starting…"
              isOpen={phase === 'failed'}
            >
              <MappingFields view={view} />
            </DisclosedForm>
          </>
        ) : null}
        {['done', 'canceled', 'paused'].includes(phase) && (states.done ?? 0) > 0 ? (
          <DisclosedForm
            intent="undo"
            result={result}
            summary="Take this import back"
            about={`${formatCount(states.done ?? 0, noun)} of this import, with their pictures and redirects, are deleted for good. What it changed gets its earlier text back. What someone has edited since stays, and is listed here.`}
            submit="Take it back"
            busy="Starting…"
            tone="danger"
          />
        ) : null}
      </div>
    </div>
  );
}

function Act({ intent, label, isMain }: { intent: string; label: string; isMain?: boolean }) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <button
      className={`btn btn-small ${isMain ? 'btn-copper' : 'btn-quiet'}`}
      type="submit"
      name="intent"
      value={intent}
      disabled={isBusy}
    >
      {label}
    </button>
  );
}

const Start = ({ view, result }: StepsProps) => (
  <ActionForm
    intent="start"
    result={result}
    submit={`Import ${formatCount(view.states.planned ?? 0, view.noun)}`}
    busy="Starting…"
  >
    <label className="choice">
      <input type="checkbox" name="publishes" value="yes" defaultChecked={view.options.publishes} />
      <b>Publish what was public on the old site</b>
      <span>
        With its original date and author. Without this, everything becomes a draft. Drafts, private
        and scheduled items become drafts either way.
      </span>
    </label>
    <TextField
      name="folder"
      label="Folder for its pictures"
      hint="In the media library."
      defaultValue={view.options.folder}
      required
    />
  </ActionForm>
);

/** Before a run, the redirects that it suggests; after it, the button that makes them. */
function Redirects({ view: { id, phase, redirects }, result }: StepsProps) {
  const { total, made, shown } = redirects;
  if (total === 0) return null;
  const left = total - made;
  const about = (
    <>
      {phase === 'done'
        ? 'Old addresses lead to the new ones, and keep their visitors and their rank in search. '
        : 'Once the import is done, you can make them here. '}
      <a className="text-link" href={`${importAddress(id)}/redirects.csv`} download>
        Download as CSV
      </a>
    </>
  );
  const list = (
    <ul className="migrate-rows">
      {shown.map(({ from, to, why }) => (
        <li key={from}>
          <span>{from}</span> <Link to={to}>{to}</Link>
          {why === null ? null : <small>{why}</small>}
        </li>
      ))}
      {total > shown.length ? (
        <li>And {formatCount(total - shown.length, 'more', 'more')}, in the CSV file.</li>
      ) : null}
    </ul>
  );
  if (phase === 'done' && left > 0)
    return (
      <DisclosedForm
        intent="redirects"
        result={result}
        summary={`Make ${formatCount(left, 'redirect')}`}
        about={about}
        submit={`Make ${formatCount(left, 'redirect')}`}
        busy="Working…"
      >
        {list}
      </DisclosedForm>
    );
  return (
    <details className="disclosure">
      <summary>
        {made > 0 ? `${formatCount(made, 'redirect')} made` : formatCount(total, 'redirect')}
      </summary>
      <div>
        <p className="disclosure-about">{about}</p>
        {list}
      </div>
    </details>
  );
}

const FailedPictures = ({ view: { failed }, result }: StepsProps) =>
  failed.total === 0 ? null : (
    <DisclosedForm
      intent="retryPictures"
      result={result}
      summary={`${formatCount(failed.total, 'picture')} missing`}
      about="They keep their old addresses. Trying again changes only posts that nobody has edited since."
      submit="Try again"
      busy="Starting…"
    >
      <ul className="migrate-rows">
        {failed.shown.map(({ address, message }) => (
          <li key={address}>
            <span>{address}</span>
            <small>{message}</small>
          </li>
        ))}
      </ul>
    </DisclosedForm>
  );
