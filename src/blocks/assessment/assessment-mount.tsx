import { renderToString } from 'react-dom/server';
import { AssessmentPanel, type AssessmentPanelProps } from './assessment-panel.tsx';
import { ResultSteps } from './result-steps.tsx';

/** The panel on the server, with what its island needs to hydrate it alone. */
export const AssessmentMount = (props: Omit<AssessmentPanelProps, 'resultSteps'>) => (
  <div
    data-island="assessment"
    data-wake="seen"
    data-props={JSON.stringify(props)}
    // oxlint-disable-next-line react/no-danger -- rendered by React itself, by the rules of hydration
    dangerouslySetInnerHTML={{
      __html: renderToString(<AssessmentPanel {...props} resultSteps={ResultSteps} />, {
        identifierPrefix: props.name,
      }),
    }}
  />
);
