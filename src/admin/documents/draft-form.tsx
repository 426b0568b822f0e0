import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { FormResult } from '#src/admin/forms/form-result.ts';

interface DraftFormProps {
  className: string;
  /** why the draft was not made */
  result: FormResult | undefined;
  /** to start with something else */
  other: { label: string; to: string };
  children: ReactNode;
}

/** The form that makes a draft. Moves the focus to the first refused field, and cannot be sent twice at once. */
export function DraftForm({ className, result, other, children }: DraftFormProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (result) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [result]);
  return (
    <Form method="post" replace className={className} ref={form} aria-busy={isBusy || undefined}>
      {result?.message ? (
        <p className="form-error" role="alert">
          {result.message}
        </p>
      ) : null}
      {children}
      <div className="admin-actions">
        <button className="btn btn-small btn-copper" type="submit" disabled={isBusy}>
          {isBusy ? 'Making the draft' : 'Make the draft'}
        </button>
        <Link className="btn btn-small btn-quiet" to={other.to}>
          {other.label}
        </Link>
      </div>
    </Form>
  );
}

/** The messages of a field of a refused form. */
export function errorsOf(result: FormResult | undefined, field: string): string[] {
  const error = result?.errors[field];
  return error === undefined ? [] : [error];
}
