import { Text, View } from '@react-pdf/renderer';
import type { Report } from '#src/domains/assessment/report.ts';
import { BOOK_AUDIT_PATH } from '#src/domains/site-map/paths.ts';
import { CALL_TO_ACTION_HEIGHT, CallToAction } from '../call-to-action.tsx';
import type { GuideFrame } from '../guide-page.tsx';
import { ACROSS, RULE_ABOVE, TEXT, TYPE, columns, familiesFor } from '../pdf-styles.ts';
import { clip, readableName } from '../../fonts/printable.ts';

const ASK = {
  text: 'Bring this report. In one session we choose the first step, its owner, and the number that will show it worked.',
  label: 'Book AI Strategy Session',
  href: BOOK_AUDIT_PATH,
} as const;

interface NextStepsProps {
  report: Report;
  frame: GuideFrame;
  /** page number of the roadmap */
  roadmap: number;
}

/** The next steps, above the copper band on the last page. */
export function NextSteps({ report, frame, roadmap }: NextStepsProps) {
  const items = [
    [
      'This week',
      `Show pages 2 and ${roadmap} to the people who own these areas, and name an owner for each step.`,
    ],
    [
      'Soon',
      `A member of our team reaches out to ${clip(readableName(report.person.firstName, 'you'), 40)} for a strategy session.`,
    ],
    [
      'After 90 days',
      'Answer the questions again. The next report shows what has changed in each pillar.',
    ],
  ] as const;
  return (
    <>
      <View
        style={{
          ...ACROSS,
          bottom: CALL_TO_ACTION_HEIGHT + 30,
        }}
      >
        <Text style={{ ...TYPE.h1, fontSize: 34, letterSpacing: -1.1, marginBottom: 16 }}>
          What happens next
        </Text>
        <View style={{ flexDirection: 'row', gap: 12 }}>
          {items.map(([when, what]) => (
            <View
              key={when}
              style={{
                width: columns(4),
                ...RULE_ABOVE,
                paddingTop: 9,
                paddingRight: 8,
              }}
            >
              <Text style={{ ...TYPE.h4, marginBottom: 4 }}>{when}</Text>
              <Text style={{ ...TYPE.text, fontFamily: familiesFor(what, TEXT) }}>{what}</Text>
            </View>
          ))}
        </View>
      </View>
      <CallToAction ask={ASK} siteUrl={frame.siteUrl} />
    </>
  );
}
