import { Text, View } from '@react-pdf/renderer';
import type { QuickWinsContent } from '#content/guides/guide-content.ts';
import { bar, stacked } from '#src/integrations/pdf/bands.ts';
import { SheetDrawing } from '#src/integrations/pdf/drawing.tsx';
import { type GuideFrame, GuidePage } from '#src/integrations/pdf/guide-page.tsx';
import { Headline } from '#src/integrations/pdf/opening.tsx';
import { Masthead } from '#src/integrations/pdf/masthead.tsx';
import {
  ACROSS,
  COLORS,
  RULE_ABOVE,
  SHEET,
  TYPE,
  columnStart,
  columns,
} from '#src/integrations/pdf/pdf-styles.ts';
import { ramp, sum } from '#src/ui/drawings/ribbon.ts';

const GROUND = 226;
const ROWS = { top: 252, pitch: 27 } as const;
const START = columnStart(6);
const PER_MINUTE = (SHEET.width - SHEET.margin - START) / 210;

/** Formats minutes after midnight as a 12-hour time: `3:45`. */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Page 1: the schedule, with a bar per repair, and the preparation. */
export function PlanPage({ content, frame }: { content: QuickWinsContent; frame: GuideFrame }) {
  const { plan, repairs } = content;
  const minutes = repairs.map((repair) => repair.minutes);
  const begins = stacked(minutes);
  const last = repairs.length - 1;
  const bars = repairs.map((repair, row) => ({
    d: bar(
      START + begins[row]! * PER_MINUTE,
      ROWS.top + row * ROWS.pitch + 5,
      repair.minutes * PER_MINUTE,
      ROWS.pitch - 9,
    ),
    fill: ramp(0.1 + (row / last) * 0.85),
  }));
  const end = ROWS.top + repairs.length * ROWS.pitch;
  return (
    <GuidePage frame={frame} bookmark={plan.headline.replace('\n', ' ')}>
      <SheetDrawing shapes={bars} />
      <Masthead frame={frame} title={content.title.replace(' ', '\n')} height={GROUND} />
      {repairs.map(({ title }, row) => (
        <View
          key={title}
          style={{
            position: 'absolute',
            top: ROWS.top + row * ROWS.pitch + 7,
            left: SHEET.margin,
            flexDirection: 'row',
          }}
        >
          <Text style={{ ...TYPE.text, width: 34, color: COLORS.ink2 }}>
            {clockTime(plan.startsAt + begins[row]!)}
          </Text>
          <Text style={{ ...TYPE.text, ...TYPE.strong }}>{title}</Text>
        </View>
      ))}
      {repairs.map((repair, row) => (
        <Text
          key={repair.title}
          style={{
            ...TYPE.text,
            position: 'absolute',
            top: ROWS.top + row * ROWS.pitch + 7,
            color: COLORS.ink2,
            ...(row === last
              ? { right: SHEET.width - START - begins[row]! * PER_MINUTE + 6 }
              : { left: START + (begins[row]! + repair.minutes) * PER_MINUTE + 6 }),
          }}
        >
          {repair.minutes} min
        </Text>
      ))}
      <View
        style={{
          ...ACROSS,
          top: end + 26,

          flexDirection: 'row',
          justifyContent: 'space-between',
        }}
      >
        <View style={{ width: columns(5) }}>
          <Headline text={plan.headline} type={{ fontSize: 34, letterSpacing: -1.1 }} />
          <Text style={{ ...TYPE.text, color: COLORS.ink2, marginTop: 14 }}>{plan.lead}</Text>
          <Text style={{ ...TYPE.text, color: COLORS.ink2, marginTop: 9 }}>
            {clockTime(plan.startsAt)} to {clockTime(plan.startsAt + sum(minutes))}
          </Text>
        </View>
        <View style={{ width: columns(6) }}>
          <Text style={{ ...TYPE.h3, marginBottom: 3 }}>Before you start</Text>
          {plan.before.map((text) => (
            <Text
              key={text}
              style={{
                ...TYPE.text,
                ...RULE_ABOVE,
                paddingVertical: 5,
              }}
            >
              {text}
            </Text>
          ))}
        </View>
      </View>
    </GuidePage>
  );
}
