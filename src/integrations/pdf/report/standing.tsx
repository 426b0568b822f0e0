import { Text, View } from '@react-pdf/renderer';
import type { Report } from '#src/domains/assessment/report.ts';
import { COLORS, columns, DISPLAY, TYPE } from '../pdf-styles.ts';
import { dateText, peers, signed } from './words.ts';

/** Where the result stands: among companies of the same size, and against the last time. Only what is known. */
export function Standing({ report: { comparison, change } }: { report: Report }) {
  return (
    <View style={{ flexDirection: 'row', gap: 12 }}>
      {comparison && (
        <Fact
          figure={`${comparison.aheadOf}%`}
          text={`Ahead of ${comparison.aheadOf}% of ${peers(comparison)}. Their average is ${comparison.average}%.`}
        />
      )}
      {change && <Fact figure={signed(change.overall)} text={changeText(change)} />}
    </View>
  );
}

function changeText({ overall, since }: NonNullable<Report['change']>): string {
  if (overall === 0) return `The same score as on ${dateText(since)}.`;
  const unit = Math.abs(overall) === 1 ? 'point' : 'points';
  return `${signed(overall)} ${unit} since ${dateText(since)}.`;
}

function Fact({ figure, text }: { figure: string; text: string }) {
  return (
    <View
      style={{
        width: columns(6),
        flexDirection: 'row',
        alignItems: 'center',
        borderTopWidth: 0.75,
        borderTopColor: COLORS.rule,
        paddingTop: 8,
      }}
    >
      <Text style={{ fontFamily: DISPLAY, fontSize: 46, lineHeight: 1.1, letterSpacing: -2 }}>
        {figure}
      </Text>
      <Text style={{ ...TYPE.text, flex: 1, paddingLeft: 14, paddingRight: 10 }}>{text}</Text>
    </View>
  );
}
