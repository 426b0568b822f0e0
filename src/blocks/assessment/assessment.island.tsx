import { hydrateRoot } from 'react-dom/client';
import { parsePlace } from '#src/domains/assessment/flow.ts';
import { FailureScreen } from '#src/ui/failure-screen.tsx';
import { AssessmentPanel, type AssessmentPanelProps } from './assessment-panel.tsx';
import { storedEdition } from './device.ts';
import { fetchEdition } from './server-run.ts';
import { isResultPlace, loadResultSteps } from './use-result-steps.ts';

/** After this time an edition that could not be loaded is requested again. */
const RETRY_MS = 5_000;

/**
 * Hydrates the panel. On the page of a step after the last question it needs the code of that step first; with answers to an
 * earlier edition in this browser, that edition.
 * @param questionnaire if it is not in the document
 */
export function start(element: HTMLElement, questionnaire?: unknown): void {
  const props = JSON.parse(element.dataset['props']!) as AssessmentPanelProps;
  if (questionnaire) Object.assign(props.view, { questionnaire });
  const { initial, view } = props;
  const edition = storedEdition();
  if (initial && isResultPlace(parsePlace(initial.place)))
    void loadResultSteps().then((resultSteps) => hydrate(element, { ...props, resultSteps }));
  else if (initial || !view.api || !edition || edition === view.questionnaire.edition)
    hydrate(element, props);
  else
    fetchEdition(view.api, edition).then(
      (own) => hydrate(element, { ...props, own }),
      // Hydrated without it, the panel would begin a new run. Its forms work meanwhile.
      () => setTimeout(start, RETRY_MS, element, questionnaire),
    );
}

/**
 * In a root of its own. If the panel throws, the server's markup stands again, which works by itself; once the visitor has used the
 * panel, that would show an earlier step, so that the failure screen stands in its place (ADR 103).
 */
function hydrate(element: HTMLElement, props: AssessmentPanelProps) {
  const { innerHTML: markup } = element;
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
