import { type ReactNode, useId, useState } from 'react';
import { InputField } from '#src/admin/kit/input-field.tsx';
import { TextList } from '#src/admin/kit/screen.tsx';
import type { Question } from './confirm.ts';
import { FormDialog } from './form-dialog.tsx';

interface ConfirmDialogProps {
  question: Question;
  onAnswer: (isConfirmed: boolean) => void;
  /** more about what will happen, below the text */
  children?: ReactNode;
}

/** One question. The focus starts on the safe button, or in the field that has to be filled in. */
export function ConfirmDialog({ question, onAnswer, children }: ConfirmDialogProps) {
  const { title, text, items = [], confirm, cancel = 'Cancel', isDanger = false, typed } = question;
  const [value, setValue] = useState('');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const isTyped = typed === undefined || isSame(value, typed);
  return (
    <FormDialog
      {...{ title, text, cancel }}
      submit={confirm}
      tone={isDanger ? 'danger' : 'secondary'}
      isQuestion={typed === undefined}
      onClose={() => onAnswer(false)}
      onSubmit={() => (isTyped ? onAnswer(true) : setWrong(true))}
    >
      <TextList className="confirm-items scrolls small" items={items} />
      {children}
      {typed === undefined ? null : (
        <InputField
          id={`${id}-typed`}
          label={`Type ${typed} to confirm`}
          errors={isWrong && !isTyped ? [`This does not match ${typed}.`] : []}
          value={value}
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus=""
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}

const isSame = (value: string, typed: string) =>
  value.trim().toLowerCase() === typed.trim().toLowerCase();
