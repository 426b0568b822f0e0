import { Mark, type MarkShape } from '#src/admin/parts/mark.tsx';
import type { Severity } from '#src/domains/checks/severity.ts';
import { SEVERITY_NAMES } from './checks-view.ts';

const SHAPES: Readonly<Record<Severity, MarkShape>> = {
  error: { path: 'M6 1 11.5 11H.5Z', isFilled: true },
  warning: { path: 'M6 1.5 11 10.5H1Z' },
  notice: { path: 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9' },
};

export const SeverityMark = ({ severity }: { severity: Severity }) => (
  <Mark shape={SHAPES[severity]} state={severity} label={SEVERITY_NAMES[severity]} />
);
