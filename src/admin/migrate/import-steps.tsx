import { Form, Link } from 'react-router';
import { ActionForm, TextField, DisclosedForm } from '#src/admin/kit/form/action-form.tsx';
import type { FormResult } from '#src/admin/kit/form/form-result.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { JOB_PHASES, type StepName, STEPS } from '#src/domains/imports/import.ts';
import type { ImportPageView } from './import.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { importAddress } from './import-words.ts';
import { ProgressLine } from './progress.tsx';

interface StepsProps {
  view: ImportPageView;
  result: FormResult | undefined;
}

/** Steps that a person can take with an import where it stands. */
export function ImportSteps({ view, result }: StepsProps) {
  const { phase, states, counts, noun } = view;
  const { done = 0, planned = 0 } = states;
  const what = `${counts.columns.length > 0 ? 'columns, ' : ''}authors, tags and dates`;
  const kept = view.mappings.length > 0 ? ', or use a mapping that you kept' : '';
  const isActive = JOB_PHASES.includes(phase);
  const isDone = phase === 'done';
  const isFailed = phase === 'failed';
  const may = (step: StepName) => STEPS[step].from.some((each) => each === phase);
  return (
    <div className="migrate-steps measure gap-4">
      {isActive || may('resume') ? (
        <ProgressLine key={phase} view={view} isActive={isActive} />
      ) : null}
      {may('start') && planned > 0 ? <Start view={view} result={result} /> : null}
      {may('cancel') ? (
        <Form method="post" className="admin-actions">
          {may('pause') ? (
            <SubmitButton name="intent" value="pause">
              Pause
            </SubmitButton>
          ) : null}
          {may('resume') ? (
            <SubmitButton tone="primary" name="intent" value="resume">
              Go on
            </SubmitButton>
          ) : null}
          <SubmitButton name="intent" value="cancel">
            Cancel the import
          </SubmitButton>
        </Form>
      ) : null}
      <div>
        {isDone || may('cancel') ? <Redirects view={view} result={result} /> : null}
        {isDone ? <FailedPictures view={view} result={result} /> : null}
        <KeptByUndo {...view.kept} />
        {may('reread') ? (
          <DisclosedForm
            intent="reread"
            result={result}
            summary={isFailed ? 'Say what kind of file it is' : `Map ${what}${kept}`}
            about="The file is read again with what you choose. Nothing is written to your site."
            submit="Read again"
            busy="Starting…"
            isOpen={isFailed}
          >
            <MappingFields view={view} />
          </DisclosedForm>
        ) : null}
        {done > 0 && may('undo') ? (
          <DisclosedForm
            intent="undo"
            result={result}
            summary="Take this import back"
            about={`${formatCount(done, noun)} of this import, with their pictures and redirects, are deleted for good. What it changed gets its earlier text back. What someone has edited since stays, and is listed here.`}
            submit="Take it back"
            busy="Starting…"
            tone="danger"
          />
        ) : null}
      </div>
    </div>
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
      <input
        className="size-5"
        type="checkbox"
        name="publishes"
        value="yes"
        defaultChecked={view.options.publishes}
      />
      <b>Publish what was public on the old site</b>
      <span className="small snug muted">
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
  const isDone = phase === 'done';
  const left = formatCount(total - made, 'redirect');
  const mayMake = isDone && made < total;
  return (
    <details className="disclosure">
      <summary className="items-center apart gap-4 bold">
        {mayMake ? `Make ${left}` : isDone ? `${formatCount(made, 'redirect')} made` : left}
      </summary>
      <div className="measure pb-6">
        <p className="mb-4">
          {isDone
            ? 'Old addresses lead to the new ones, and keep their visitors and their rank in search. '
            : 'Once the import is done, you can make them here. '}
          <a className="text-link tap-link" href={`${importAddress(id)}/redirects.csv`} download>
            Download as CSV
          </a>
        </p>
        <ul className="migrate-rows measure-wide small">
          {shown.map(({ from, to, why }) => (
            <li className="items-baseline py-2 rule-above" key={from}>
              <span>{from}</span>
              <Link className="tap-link" to={to}>
                {to}
              </Link>
              {why === null ? null : <small className="block muted">{why}</small>}
            </li>
          ))}
          {total > shown.length ? (
            <li className="items-baseline py-2 rule-above">
              And {formatCount(total - shown.length, 'more', 'more')}, in the CSV file.
            </li>
          ) : null}
        </ul>
        {mayMake ? (
          <ActionForm intent="redirects" result={result} submit={`Make ${left}`} busy="Working…" />
        ) : null}
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
      <Reasons rows={failed.shown.map(({ address, message }) => ({ name: address, message }))} />
    </DisclosedForm>
  );

/** Files and redirects that an undo kept; items are in the list below. */
const KeptByUndo = ({ total, shown }: ImportPageView['kept']) =>
  total === 0 ? null : (
    <details className="disclosure" open>
      <summary className="items-center apart gap-4 bold">
        {formatCount(total, 'file or redirect', 'files and redirects')} stayed
      </summary>
      <div className="measure pb-6">
        <Reasons rows={shown} />
      </div>
    </details>
  );

const Reasons = ({ rows }: { rows: ImportPageView['kept']['shown'] }) => (
  <ul className="migrate-rows measure-wide small">
    {rows.map(({ name, message }) => (
      <li className="items-baseline py-2 rule-above" key={name}>
        <span>{name}</span>
        <small className="block muted">{message}</small>
      </li>
    ))}
  </ul>
);
