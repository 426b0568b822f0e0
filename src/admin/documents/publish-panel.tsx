import { type ReactNode, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import type { DocumentProblem } from '#src/domains/documents/document.ts';
import { ConfirmButton } from './confirm-button.tsx';
import type { ChangeBody } from '#src/domains/documents/documents.server.ts';
import { PublishRefusal } from './publish-refusal.tsx';
import { consequenceOf, doneText, publicText, scheduleTexts } from './publish-words.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { type EditorMay, stateNow } from './screen-document.ts';
import { UsedBy } from './used-by.tsx';
import type { UsedByView } from './used-by-view.ts';
import type { ChecksState } from './use-checks.ts';
import type { OpenDocument } from './use-document.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { WhatChanged } from './what-changed.tsx';
import { ChecksList } from './checks-list.tsx';
import { goToProblem } from './go-to-field.ts';

interface PublishPanelProps {
  open: OpenDocument;
  may: EditorMay;
  checks: ChecksState;
  /** links that show the working copy */
  preview?: ReactNode;
}

interface Outcome {
  isRefused: boolean;
  message: string;
  problems?: readonly DocumentProblem[] | undefined;
  /** the version that it is about: a later one may have fixed what was refused, and is not public yet */
  version?: number;
}

const UNSAVED =
  'Something is not saved yet, so nothing was changed. Look at the line about saving, then try again.';

/** Where the document stands, what is public, and everything that changes it. */
export function PublishPanel({ open, may, checks, preview }: PublishPanelProps) {
  const { document, state, store, change } = open;
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const heading = useKeptFocus<HTMLHeadingElement>(outcome);
  const { version } = state.base;
  const shown = (outcome?.version ?? version) === version ? outcome : undefined;
  const now = stateNow(document, version);
  // A shared section is published everywhere at once.
  const shownOn = document.kind === 'section' ? (checks.reply?.usedBy.total ?? 0) : 0;
  const canPublish = now !== 'published' && now !== 'trash';

  /** Only what is stored can be published, so everything is saved first. */
  async function run(make: (version: number) => ChangeBody): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setOutcome(undefined);
    const isSaved = await store.settle();
    const current = () => store.state().base.version;
    if (!isSaved) setOutcome({ isRefused: true, message: UNSAVED });
    else {
      const refused = current();
      const body = make(refused);
      const reply = await change(body);
      setOutcome(
        reply.ok
          ? {
              isRefused: false,
              message: [doneText(body.type, document.kind), ...reply.notes].join(' '),
              version: current(),
            }
          : {
              isRefused: true,
              message: reply.message,
              problems: reply.problems,
              ...(reply.problems && { version: refused }),
            },
      );
    }
    setBusy(false);
  }

  return (
    <section className="panel pb-6 small" aria-labelledby="publish-title">
      <h2 id="publish-title" ref={heading} tabIndex={-1}>
        Publishing
      </h2>
      <p>{publicText(document, version)}</p>
      {document.live?.address && now !== 'trash' ? (
        <a className="panel-link" href={document.live.address} target="_blank" rel="noopener">
          View the public page<span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : null}
      {scheduleTexts(document).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {document.dueFailure === null ? null : (
        <p className="form-error">The scheduled change is overdue: {document.dueFailure}</p>
      )}
      {now === 'trash' ? null : (
        <>
          {may.publish ? (
            <ScheduleForm {...{ document, canPublish, isBusy }} onChange={run} />
          ) : null}
          {preview}
          <WhatChanged open={open} />
        </>
      )}
      <ChecksList
        checks={checks}
        onShow={(place) => goToProblem(state.content, { ...place, message: '' })}
      />
      <div role="status">
        {shown && !shown.isRefused ? <p className="edge-teal px-3 mt-3">{shown.message}</p> : null}
      </div>
      {shown?.isRefused ? (
        <PublishRefusal
          message={shown.message}
          problems={shown.problems ?? []}
          checks={checks}
          content={state.content}
        />
      ) : null}
      {may.publish ? (
        <>
          {canPublish && shownOn > 0 ? (
            <p id="publish-shown-on">
              Publishing changes{' '}
              <b>{shownOn === 1 ? 'the 1 page that shows' : `the ${shownOn} pages that show`}</b>{' '}
              this section.
            </p>
          ) : null}
          <div className="panel-actions admin-actions">
            {canPublish ? (
              <Button
                tone="primary"
                aria-describedby={shownOn > 0 ? 'publish-shown-on' : undefined}
                isBusy={isBusy}
                onClick={() => run((saved) => ({ type: 'publish', version: saved }))}
              >
                {document.publish ? 'Publish now' : 'Publish'}
              </Button>
            ) : null}
            {now === 'trash' ? (
              <Button
                tone="primary"
                isBusy={isBusy}
                onClick={() => run(() => ({ type: 'restore-from-trash' }))}
              >
                Restore from the trash
              </Button>
            ) : null}
          </div>
          {now === 'trash' ? null : (
            <Removals
              open={open}
              usedBy={checks.reply?.usedBy ?? NOTHING}
              isBusy={isBusy}
              onChange={run}
            />
          )}
        </>
      ) : (
        <p className="note">Your role may not publish. Ask an editor or an owner.</p>
      )}
    </section>
  );
}

const NOTHING: UsedByView = { uses: [], total: 0 };

interface RemovalsProps {
  open: OpenDocument;
  usedBy: UsedByView;
  isBusy: boolean;
  onChange(make: () => ChangeBody): Promise<void>;
}

function Removals({ open: { document }, usedBy, isBusy, onChange }: RemovalsProps) {
  const { kind, isPermanent, live, canReset, canTrash } = document;
  const isTemplate = kind === 'template';
  const removal = (
    type: 'unpublish' | 'reset-to-built-in' | 'trash',
    label: string,
    confirm: string,
  ) => (
    <ConfirmButton
      isBusy={isBusy}
      label={label}
      consequence={consequenceOf(type, document)}
      confirm={confirm}
      onConfirm={() => onChange(() => ({ type }))}
    >
      {live && type !== 'reset-to-built-in' ? (
        <UsedBy usedBy={usedBy} removal={type} kind={kind} />
      ) : null}
    </ConfirmButton>
  );
  return (
    <div className="flex wraps gap-x-5">
      {live && !isPermanent
        ? removal(
            'unpublish',
            isTemplate ? 'Archive' : 'Take offline',
            isTemplate ? 'Archive it' : 'Take it offline',
          )
        : null}
      {canReset
        ? removal('reset-to-built-in', 'Put back the built-in text', 'Put back the built-in text')
        : null}
      {canTrash ? removal('trash', 'Move to the trash', 'Move it to the trash') : null}
    </div>
  );
}
