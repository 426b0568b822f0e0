import type { ReactNode } from 'react';
import type { FormResult } from './form-result.ts';

interface DisclosureProps {
  /** a verb and its object, such as 'Deactivate Kim' */
  summary: string;
  /** what will happen, and whether it can be undone */
  about: ReactNode;
  /** intents of the forms inside: after a refusal it is open, to show why */
  intents: readonly string[];
  result: FormResult | undefined;
  /** open from the start: the action is what the page is about now */
  isOpen?: boolean;
  children: ReactNode;
}

/** An action behind a line that opens: it says what will happen before its button can be pressed, without JavaScript too. */
export function Disclosure(props: DisclosureProps) {
  const { summary, about, intents, result, isOpen = false, children } = props;
  const isRefused = result !== undefined && intents.includes(result.intent);
  return (
    <details className="disclosure" open={isRefused || isOpen}>
      <summary>{summary}</summary>
      <div>
        <p className="disclosure-about">{about}</p>
        {children}
      </div>
    </details>
  );
}
