import type { DocumentContent } from '#src/domains/documents/document.ts';
import { ChecksList } from './checks-list.tsx';
import { goToProblem } from './go-to-field.ts';
import type { ChecksState } from './use-checks.ts';

interface ChecksPanelProps {
  checks: ChecksState;
  content: DocumentContent;
}

/** The checks of a document beside its form, whose fields they open. */
export const ChecksPanel = ({ checks, content }: ChecksPanelProps) => (
  <ChecksList
    findings={checks.reply?.findings}
    isOutdated={checks.isOutdated}
    hasFailed={checks.hasFailed}
    onTryAgain={checks.tryAgain}
    onShow={(place) => goToProblem(content, { ...place, message: '' })}
  />
);
