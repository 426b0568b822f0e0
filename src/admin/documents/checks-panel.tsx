import type { DocumentContent } from '#src/domains/documents/document.ts';
import { ChecksList } from './checks-list.tsx';
import { goToField } from './go-to-field.ts';
import { placeOfProblem } from './place.ts';
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
    onShow={(place) => {
      const field = placeOfProblem(content, { ...place, message: '' });
      if (field) goToField(field, place.field);
    }}
  />
);
