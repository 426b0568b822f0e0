import type { FormView } from './form-view.ts';
import type { FormState } from './use-lead-form.ts';

interface SendButtonProps {
  view: Pick<FormView, 'button' | 'sending'>;
  state: Pick<FormState, 'phase'>;
}

/** The submit button; disabled, with another label, while sending (docs/specification.md, section 4). */
export function SendButton({ view, state }: SendButtonProps) {
  const isSending = state.phase === 'sending';
  return (
    <button type="submit" data-send className="btn btn-large btn-copper" disabled={isSending}>
      {isSending ? view.sending : view.button}
    </button>
  );
}
