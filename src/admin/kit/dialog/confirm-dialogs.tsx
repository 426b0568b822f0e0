import { useEffect, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { listenToQuestions, type OpenQuestion } from './confirm.ts';

/** Shows the questions of `askToConfirm`, one at a time. Part of the admin layout. */
export function ConfirmDialogs() {
  const [open, setOpen] = useState<OpenQuestion>();
  useEffect(
    () =>
      listenToQuestions((question) =>
        setOpen((before) => {
          before?.answer(false);
          return question;
        }),
      ),
    [],
  );
  if (!open) return null;
  const answer = (isConfirmed: boolean) => {
    setOpen((now) => (now === open ? undefined : now));
    open.answer(isConfirmed);
  };
  return <ConfirmDialog key={open.id} question={open} onAnswer={answer} />;
}
