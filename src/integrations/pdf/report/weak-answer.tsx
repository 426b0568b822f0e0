import { Text, View } from '@react-pdf/renderer';
import type { ExplainedAnswer } from '#src/domains/assessment/explain.ts';
import { MAX_OPTION_VALUE } from '#src/domains/assessment/score.ts';
import { COLORS, columns, TYPE } from '../pdf-styles.ts';
import { Points } from './points.tsx';

/** A question with its answer and the next action. */
export function WeakAnswer({ answer }: { answer: ExplainedAnswer }) {
  const label = { ...TYPE.note, color: COLORS.ink2, marginBottom: 2 };
  return (
    <View
      style={{
        flexGrow: 1,
        borderTopWidth: 0.75,
        borderTopColor: COLORS.rule,
        paddingTop: 9,
        paddingBottom: 13,
      }}
    >
      <View style={{ flexDirection: 'row', marginBottom: 8 }}>
        <Text style={{ ...TYPE.h4, width: 26 }}>{answer.questionId}</Text>
        <Text style={{ ...TYPE.h4, flex: 1 }}>{answer.question}</Text>
      </View>
      <View style={{ flexDirection: 'row', paddingLeft: 26 }}>
        <View style={{ width: columns(5) - 26, paddingRight: 14 }}>
          <Text style={label}>Your answer</Text>
          <Text style={{ ...TYPE.text, marginBottom: 4 }}>{answer.answer}</Text>
          <Points value={answer.value} />
        </View>
        <View style={{ flex: 1, paddingLeft: 12 }}>
          <Text style={label}>
            {answer.value === MAX_OPTION_VALUE ? 'How to keep it up' : 'Next step'}
          </Text>
          <Text style={{ ...TYPE.text, ...TYPE.strong, fontSize: 10 }}>{answer.action}</Text>
        </View>
      </View>
    </View>
  );
}
