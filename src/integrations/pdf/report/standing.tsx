import { Text, View } from '@react-pdf/renderer';
import type { Report } from '#src/domains/assessment/report.ts';
import { formatResultDate } from '#src/domains/assessment/result-date.ts';
import { COLORS, columns, DISPLAY, TYPE } from '../pdf-styles.ts';
import { formatPeers, formatChange } from './format.ts';

/** The comparison with peers and the change since the previous result, if available. */
export function Standing({ report: { comparison, change } }: { report: Report }) {
  return (
    <View style={{ flexDirection: 'row', gap: 12 }}>
      {comparison && (
        <Fact
          figure={`${comparison.aheadOf}%`}
          text={`Ahead of ${comparison.aheadOf}% of ${formatPeers(comparison)}. Their average is ${comparison.average}%.`}
        />
      )}
      {change && <Fact figure={formatChange(change.overall)} text={changeText(change)} />}
    </View>
  );
}

function changeText({ overall, since }: NonNullable<Report['change']>) {
  if (overall === 0) return `The same score as on ${formatResultDate(since)}.`;
  const unit = Math.abs(overall) === 1 ? 'point' : 'points';
  return `${formatChange(overall)} ${unit} since ${formatResultDate(since)}.`;
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
