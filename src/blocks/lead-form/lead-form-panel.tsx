import { Confirmation } from './confirmation.tsx';
import { FieldList } from './field-list.tsx';
import { FormFoot } from './form-foot.tsx';
import { leadFormSettings, leadPanelAttributes } from './form-settings.ts';
import type { FormView, PostedForm } from './form-view.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { SendButton } from './send-button.tsx';

export interface LeadFormPanelProps {
  view: FormView;
  /** the result of posting it */
  posted?: PostedForm | undefined;
  /** heading level of the confirmation; `h2` on a page that contains only the form */
  level?: 'h2' | 'h3';
}

/** The form, or its confirmation after a success. It posts natively; `site/forms` sends it where scripts run. */
export function LeadFormPanel({ view, posted, level = 'h3' }: LeadFormPanelProps) {
  const panel = leadPanelAttributes(view, posted);
  if (posted?.isSent)
    return (
      <div className="form-panel form-sent" {...panel}>
        <Confirmation view={view} values={posted.values} level={level} />
      </div>
    );
  return (
    <form
      className="form-panel"
      method="post"
      action={view.action}
      data-form={leadFormSettings(view, level)}
      {...panel}
    >
      <FieldList view={view} values={posted?.values} errors={posted?.errors ?? {}} />
      <HiddenFields view={view} posted={posted} />
      <FormFoot view={view} posted={posted}>
        <SendButton view={view} />
      </FormFoot>
    </form>
  );
}
