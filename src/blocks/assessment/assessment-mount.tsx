import { renderToString } from 'react-dom/server';
import { AssessmentPanel, type AssessmentPanelProps } from './assessment-panel.tsx';
import { ResultSteps } from './result-steps.tsx';

/** The panel on the server, with what its island needs to hydrate it alone. The questionnaire comes apart, where there is an API. */
export function AssessmentMount(props: Omit<AssessmentPanelProps, 'resultSteps'>) {
  const {
    questionnaire: { edition },
    ...view
  } = props.view;
  const { api } = view;
  return (
    <div
      data-island="assessment"
      data-wake="seen"
      data-from={api === '' ? undefined : `${api}/questionnaire?edition=${edition}`}
      data-props={JSON.stringify(api ? { ...props, view } : props)}
      // oxlint-disable-next-line react/no-danger -- rendered by React itself, by the rules of hydration
      dangerouslySetInnerHTML={{
        __html: renderToString(<AssessmentPanel {...props} resultSteps={ResultSteps} />, {
          identifierPrefix: props.name,
        }),
      }}
    />
  );
}
