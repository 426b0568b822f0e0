import type { ComponentProps, ReactNode } from 'react';
import { ActionForm, useRefusal } from './action-form.tsx';

interface DisclosedFormProps extends ComponentProps<typeof ActionForm> {
  /** a verb and its object, such as 'Deactivate Kim' */
  summary: string;
  /** what will happen, and whether it can be undone */
  about: ReactNode;
  /** open from the start: the action is what the page is about now */
  isOpen?: boolean;
}

/**
 * A form behind a line that opens: it says what will happen before its button can be pressed, without JavaScript too. After a
 * refusal it is open, to show why.
 */
export const DisclosedForm = ({ summary, about, isOpen = false, ...form }: DisclosedFormProps) => (
  <details className="disclosure" open={useRefusal(form) !== undefined || isOpen}>
    <summary>{summary}</summary>
    <div>
      <p className="disclosure-about">{about}</p>
      <ActionForm {...form} />
    </div>
  </details>
);
