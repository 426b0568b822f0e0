import { hydrateRoot } from 'react-dom/client';
import { FailureScreen } from '#src/ui/failure-screen.tsx';
import { AssessmentPanel, type AssessmentPanelProps } from './assessment-panel.tsx';

/**
 * Hydrates the panel in a root of its own. If it throws, the server's markup stands again, which works by itself; once the
 * visitor has used the panel, that would show an earlier step, so that the failure screen stands in its place (ADR 103).
 */
export function start(element: HTMLElement): void {
  const { innerHTML: markup, dataset } = element;
  const props = JSON.parse(dataset['props']!) as AssessmentPanelProps;
  let isUsed = false;
  for (const event of ['pointerdown', 'keydown'])
    element.addEventListener(event, () => (isUsed = true), { once: true });
  const root = hydrateRoot(element, <AssessmentPanel {...props} />, {
    identifierPrefix: props.name,
    onUncaughtError(error) {
      reportError(error);
      if (isUsed) root.render(<FailureScreen message={(error as Error).message} />);
      else element.innerHTML = markup;
    },
  });
}
