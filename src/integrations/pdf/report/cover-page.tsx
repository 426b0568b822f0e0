import { Text, View } from '@react-pdf/renderer';
import type { Report } from '#src/domains/assessment/report.ts';
import { formatResultDate } from '#src/domains/assessment/result-date.ts';
import { type Shape, SheetDrawing } from '../drawing.tsx';
import { type GuideFrame, GuidePage } from '../guide-page.tsx';
import { Masthead } from '../masthead.tsx';
import {
  COLORS,
  DISPLAY,
  HEADING,
  SHEET,
  TEXT,
  TYPE,
  columns,
  familiesFor,
} from '../pdf-styles.ts';
import { type FittedName, NAME_LEADING, nameTracking } from './fit-name.ts';
import { LEVEL_COLORS } from '#src/domains/assessment/level-colors.ts';
import { LevelTag } from './level-tag.tsx';
import { readableName } from '../../fonts/printable.ts';
import { Percent } from './percent.tsx';
import type { PillarScore } from '#src/domains/assessment/score.ts';
import { arc, stacked } from '../bands.ts';
import { pillarShade, ribbon, sum } from '#src/ui/drawings/ribbon.ts';

/** Space for the company name. */
export const NAME_ROOM = { width: columns(12), height: 82 } as const;

interface CoverPageProps {
  report: Report;
  frame: GuideFrame;
  name: FittedName;
}

/** Page 1: company, person, and the pillars as streams that form the overall percentage. */
export function CoverPage({ report, frame, name }: CoverPageProps) {
  const { percentage, readinessLevel, pillarScores } = report.result;
  const { shapes } = coverRiver(pillarScores, percentage, LEVEL_COLORS[readinessLevel].bright);
  return (
    <GuidePage frame={frame} bookmark="AI Quotient report" foot="pine">
      <Masthead frame={frame} title={'AI Quotient\nreport'} height={SHEET.height}>
        <View style={{ marginTop: 24, height: NAME_ROOM.height }}>
          {name.lines.map((line, index) => (
            <Text
              key={index}
              style={{
                fontFamily: familiesFor(line, DISPLAY),
                fontSize: name.fontSize,
                lineHeight: NAME_LEADING,
                letterSpacing: nameTracking(name.fontSize),
                color: COLORS.leadOnPine,
              }}
            >
              {line}
            </Text>
          ))}
        </View>
      </Masthead>
      <SheetDrawing shapes={shapes} />
      {pillarScores.map(({ pillar, percentage: share }, index) => (
        <View
          key={pillar}
          style={{
            position: 'absolute',
            top: ROWS.top + index * ROWS.pitch + 5,
            left: SHEET.margin,
            width: 200,
            flexDirection: 'row',
            color: COLORS.leadOnPine,
          }}
        >
          <Text style={{ ...TYPE.text, flexGrow: 1 }}>{pillar}</Text>
          <Text style={{ ...TYPE.text, ...TYPE.strong, color: COLORS.paper }}>{share}%</Text>
        </View>
      ))}
      <View
        style={{
          position: 'absolute',
          top: RING.y - 48,
          left: RING.x - RING.radius,
          width: RING.radius * 2,
          alignItems: 'center',
        }}
      >
        <View style={{ marginLeft: 10 }}>
          <Percent value={percentage} size={percentage < 100 ? 104 : 84} color={COLORS.paper} />
        </View>
        <View style={{ marginTop: 16 }}>
          <LevelTag level={readinessLevel} ground="pine" size={14} />
        </View>
      </View>
      <Prepared report={report} />
    </GuidePage>
  );
}

/** The recipient and the date of the report. */
function Prepared({ report: { person, completedAt } }: { report: Report }) {
  const name = readableName(`${person.firstName} ${person.lastName}`.trim(), '');
  return (
    <View style={{ position: 'absolute', bottom: 62, left: SHEET.margin, width: columns(4) }}>
      <Text style={{ ...TYPE.note, color: COLORS.sage }}>Prepared for</Text>
      <Text
        style={{
          ...TYPE.h3,
          fontFamily: familiesFor(name, HEADING),
          color: COLORS.paper,
          maxLines: 3,
          textOverflow: 'ellipsis',
        }}
      >
        {name}
      </Text>
      <Text
        style={{
          ...TYPE.text,
          fontFamily: familiesFor(person.jobTitle, TEXT),
          color: COLORS.leadOnPine,
          marginTop: 2,
          maxLines: 3,
          textOverflow: 'ellipsis',
        }}
      >
        {person.jobTitle}
      </Text>
      <Text style={{ ...TYPE.note, color: COLORS.sage, marginTop: 12 }}>Completed on</Text>
      <Text style={{ ...TYPE.text, color: COLORS.paper }}>{formatResultDate(completedAt)}</Text>
    </View>
  );
}

const RING = { x: 400, y: 566, radius: 166 } as const;
const ROWS = { top: 330, pitch: 23 } as const;
/** Left ends of the pillars' streams, after their names; uneven on purpose. */
const BEGINS = [262, 278, 256, 286, 268];

interface River {
  shapes: Shape[];
  /** thickness of the ring */
  thickness: number;
}

/**
 * A stream per pillar, as thick as its percentage. Together they fill a ring up to the overall percentage, which ends with a mark
 * in the color of the level; the rest of the ring is dark.
 */
function coverRiver(pillars: readonly PillarScore[], percentage: number, mark: string): River {
  const widths = pillars.map((pillar) => pillar.percentage * (0.56 / pillars.length));
  const thickness = sum(widths);
  const edges = stacked(widths);
  const share = percentage / 100;
  const top = RING.y - RING.radius;
  const around = (
    inset: number,
    width: number,
    from: number,
    to: number,
    stroke: string,
  ): Shape => ({
    d: arc({ center: [RING.x, RING.y], radius: RING.radius - inset, from, to }),
    stroke,
    width,
  });
  const middle = thickness / 2;
  const streams = widths.map((width, index) => ({
    d: ribbon(
      {
        x: BEGINS[index % BEGINS.length]!,
        y: ROWS.top + (index + 0.5) * ROWS.pitch - width / 2,
        width,
      },
      { x: RING.x + 0.3, y: top + edges[index]!, width },
    ),
    fill: pillarShade(index, pillars.length),
  }));
  const turns = widths.map((width, index) =>
    around(edges[index]! + width / 2, width + 0.3, 0, share, pillarShade(index, pillars.length)),
  );
  // A line in the background color separates the end of a long ring from the entering streams.
  const cut = around(middle, thickness + 4, Math.min(0.75, share), share, COLORS.pine);
  return {
    thickness,
    shapes: [
      around(middle, thickness, 0, 1, COLORS.panel),
      ...streams,
      ...(share > 0.75 ? [cut] : []),
      ...turns,
      around(middle, thickness + 12, Math.max(0, share - 0.006), share, mark),
    ],
  };
}
