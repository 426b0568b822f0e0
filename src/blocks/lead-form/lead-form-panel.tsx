import { Confirmation } from './confirmation.tsx';
import { FieldList } from './field-list.tsx';
import { FormFoot } from './form-foot.tsx';
import type { FormView, PostedForm } from './form-view.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { SendButton } from './send-button.tsx';
import { useLeadForm } from './use-lead-form.ts';

interface LeadFormPanelProps {
  view: FormView;
  /** the result of posting it without JavaScript */
  posted?: PostedForm | undefined;
  /** heading level of the confirmation; `h2` on a page that contains only the form */
  level?: 'h2' | 'h3';
}

/** The form, or its confirmation after a success. A native form until hydrated. */
export function LeadFormPanel({ view, posted, level = 'h3' }: LeadFormPanelProps) {
  const { state, form, onSubmit } = useLeadForm(view, posted);
  if (state.phase === 'sent')
    return <Confirmation view={view} values={state.values} level={level} />;
  return (
    <form
      ref={form}
      className="form-panel"
      method="post"
      action={view.action}
      aria-busy={state.phase === 'sending'}
      onSubmit={onSubmit}
    >
      <FieldList view={view} values={posted?.values} errors={state.errors} />
      <HiddenFields view={view} posted={posted} />
      <FormFoot view={view} state={state}>
        <SendButton view={view} state={state} />
      </FormFoot>
    </form>
  );
}
