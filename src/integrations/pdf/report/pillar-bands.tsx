import { Text, View } from '@react-pdf/renderer';
import type { Report } from '#src/domains/assessment/report.ts';
import { bar } from '../bands.ts';
import { type Shape, SheetDrawing } from '../drawing.tsx';
import { COLORS, DISPLAY, RULE_ABOVE, SHEET, TYPE, columnStart, columns } from '../pdf-styles.ts';
import { pillarShade, ribbon } from '#src/ui/drawings/ribbon.ts';
import { formatChange } from './format.ts';

const PER_POINT = 0.4;
const START = columnStart(7);
const TURN = columnStart(9);
const MARKER = columnStart(11) + 8;

interface Rows {
  top: number;
  pitch: number;
}

/** Bands that run off the page. Each starts as thick as the previous result; a marker is as tall as the peers' average. */
function bands({ result, change, comparison }: Report, { top, pitch }: Rows): Shape[] {
  return result.pillarScores.flatMap(({ pillar, percentage }, index) => {
    const middle = top + (index + 0.5) * pitch;
    const end = (x: number, share: number) => {
      const width = Math.max(0, share) * PER_POINT;
      return { x, y: middle - width / 2, width };
    };
    const now = end(TURN, percentage);
    const before = end(START, percentage - (change?.pillars[pillar] ?? 0));
    const average = comparison?.pillars[pillar];
    const shape = ribbon(before, now) + bar(TURN - 0.2, now.y, SHEET.width - TURN, now.width);
    const marks = average === undefined ? [] : marker(end(MARKER, average));
    return [{ d: shape, fill: pillarShade(index, result.pillarScores.length) }, ...marks];
  });
}

function marker({ x, y, width }: { x: number; y: number; width: number }): Shape[] {
  const d = `M${x} ${y}V${y + width}M${x - 5} ${y}H${x + 5}M${x - 5} ${y + width}H${x + 5}`;
  return [
    { d, stroke: COLORS.paper, width: 5 },
    { d, stroke: COLORS.pineDeep, width: 1.8 },
  ];
}

/** A row per pillar: its name, its percentage, and a band of that thickness. */
export function PillarBands({ report, top, pitch }: Rows & { report: Report }) {
  const { comparison, change, explanation } = report;
  return (
    <>
      <SheetDrawing shapes={bands(report, { top, pitch })} />
      {explanation.pillars.map(({ pillar, percentage, level }, index) => {
        const average = comparison?.pillars[pillar];
        const points = change?.pillars[pillar];
        return (
          <View
            key={pillar}
            style={{
              position: 'absolute',
              top: top + index * pitch,
              left: SHEET.margin,
              width: columns(6) - 8,
              height: pitch,
              flexDirection: 'row',
              alignItems: 'center',
              ...RULE_ABOVE,
            }}
          >
            <View style={{ flex: 1, paddingRight: 4 }}>
              <Text style={{ ...TYPE.h4, fontSize: 10.5 }}>{pillar}</Text>
              <Text style={{ ...TYPE.note, color: COLORS.ink2 }}>
                {level}
                {average === undefined ? '' : `, average ${average}%`}
                {points === undefined ? '' : `, change ${formatChange(points)}`}
              </Text>
            </View>
            <Text style={{ fontFamily: DISPLAY, fontSize: 28, lineHeight: 1, letterSpacing: -1.1 }}>
              {percentage}%
            </Text>
          </View>
        );
      })}
    </>
  );
}
