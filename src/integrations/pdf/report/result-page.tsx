import { Text, View } from '@react-pdf/renderer';
import type { Report } from '#src/domains/assessment/report.ts';
import { type GuideFrame, GuidePage } from '../guide-page.tsx';
import { Headline, Note } from '../opening.tsx';
import { columns, SHEET, TYPE } from '../pdf-styles.ts';
import { Gauge } from './gauge.tsx';
import { LevelScale } from './level-tag.tsx';
import { PillarBands } from './pillar-bands.tsx';
import { Standing } from './standing.tsx';

const CHART = { top: 322, bottom: 722 } as const;
const STANDING = 76;

/** Page 2: the result on one page. */
export function ResultPage({ report, frame }: { report: Report; frame: GuideFrame }) {
  const { result, explanation, comparison, change } = report;
  const stands = Boolean(comparison ?? change);
  const room = CHART.bottom - CHART.top - (stands ? STANDING : 0) - 36;
  return (
    <GuidePage frame={frame} bookmark="Your result">
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          margin: `48 ${SHEET.margin} 0`,
          height: 206,
        }}
      >
        <View style={{ width: columns(8) - 20 }}>
          <Headline text={`Your level:\n${result.readinessLevel}`} style={{ marginLeft: -2 }} />
          <Text style={{ ...TYPE.lead, fontSize: 11, marginTop: 20 }}>{explanation.meaning}</Text>
        </View>
        <Gauge result={result} size={columns(4)} />
      </View>
      <View style={{ margin: `16 ${SHEET.margin} 0` }}>
        <LevelScale level={result.readinessLevel} />
      </View>
      <PillarBands report={report} top={CHART.top} pitch={room / result.pillarScores.length} />
      {stands && (
        <View
          style={{
            position: 'absolute',
            top: CHART.bottom - 36 - STANDING + 8,
            left: SHEET.margin,
            right: SHEET.margin,
          }}
        >
          <Standing report={report} />
        </View>
      )}
      <Note>{howToRead(report)}</Note>
    </GuidePage>
  );
}

function howToRead({ comparison, change }: Report): string {
  const begins = change ? ' It starts at last time’s percentage.' : '';
  const marks = comparison
    ? ' The height of the marker is the average of the other companies.'
    : '';
  return `The thickness of each band is the percentage of its pillar.${begins}${marks}`;
}
