import type { FormView } from './form-view.ts';

interface SendButtonProps {
  view: Pick<FormView, 'button' | 'sending'>;
  /** not `disabled`, which would drop the focus */
  isSending?: boolean;
}

/** The submit button, with another label while sending (docs/specification.md, section 4). */
export function SendButton({ view, isSending = false }: SendButtonProps) {
  return (
    <button
      type="submit"
      className="btn btn-large btn-copper"
      data-sending={view.sending}
      aria-disabled={isSending || undefined}
    >
      {isSending ? view.sending : view.button}
    </button>
  );
}
