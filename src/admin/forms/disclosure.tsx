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
  children: ReactNode;
}

/** An action behind a line that opens: it says what will happen before its button can be pressed, without JavaScript too. */
export function Disclosure({ summary, about, intents, result, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={result !== undefined && intents.includes(result.intent)}>
      <summary>{summary}</summary>
      <div>
        <p className="disclosure-about">{about}</p>
        {children}
      </div>
    </details>
  );
}
