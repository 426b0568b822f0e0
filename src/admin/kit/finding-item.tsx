import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Severity } from '#src/domains/checks/severity.ts';
import { Mark, type MarkShape } from './mark.tsx';
import './findings.css';

/** A shape of its own for each, so that they differ without color. */
const MARKS: Readonly<Record<Severity, MarkShape & { label: string }>> = {
  error: { path: 'M6 1 11.5 11H.5Z', isFilled: true, label: 'Error' },
  warning: { path: 'M6 1.5 11 10.5H1Z', label: 'Warning' },
  notice: { path: 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9', label: 'Notice' },
};

export const SeverityMark = ({ severity }: { severity: Severity }) => (
  <Mark shape={MARKS[severity]} state={severity} label={MARKS[severity].label} />
);

/** Where the field is changed that a finding is about. */
export interface FieldLink {
  /** the label of the field in its form */
  label: string;
  to: string;
}

interface FindingItemProps {
  /** undefined in a list of one check */
  severity?: Severity | undefined;
  /** what it is about: a place, a page or a check */
  about: ReactNode;
  message: string;
  edit?: FieldLink | undefined;
  /** beside the link */
  facts?: ReactNode;
  children?: ReactNode;
}

/** One finding in a list with the class `findings`, on every screen that shows some. */
export const FindingItem = ({
  severity,
  about,
  message,
  edit,
  facts,
  children,
}: FindingItemProps) => (
  <li className="grid py-2 rule-above small">
    {severity ? <SeverityMark severity={severity} /> : null}
    {about}
    <p>{message}</p>
    {edit || facts ? (
      <p className="row wraps gap-x-5 muted">
        {edit ? (
          <Link className="text-link inline-flex items-center tap" to={edit.to}>
            {edit.label}
          </Link>
        ) : null}
        {facts}
      </p>
    ) : null}
    {children}
  </li>
);
