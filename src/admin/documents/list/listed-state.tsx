import type { ReactNode } from 'react';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import type { DocumentState } from '#src/domains/documents/life/life.ts';
import type { Due } from './due.ts';
import './document-list.css';

interface ListedStateProps {
  state: DocumentState;
  due?: Due | undefined;
  /** why a scheduled change could not be made */
  failure: string | null;
  /** beside the state */
  children?: ReactNode;
}

/** The state of a document in a list, what is scheduled, and what is overdue. */
export const ListedState = ({ state, due, failure, children }: ListedStateProps) => (
  <>
    <DocumentStateMark state={state} />
    {children}
    {due ? (
      <span className="listed-due">
        {due.label} <Time at={due.time} />
      </span>
    ) : null}
    {failure === null ? null : <span className="listed-failure">Overdue: {failure}</span>}
  </>
);
