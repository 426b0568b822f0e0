import { Text, View } from '@react-pdf/renderer';
import type { CheatsheetContent, ForecastCheck } from '#content/guides/guide-content.ts';
import { bar, leaveRight, stacked } from '#src/integrations/pdf/bands.ts';
import { type Shape, SheetDrawing } from '#src/integrations/pdf/drawing.tsx';
import { type GuideFrame, GuidePage } from '#src/integrations/pdf/guide-page.tsx';
import { Note, Opening } from '#src/integrations/pdf/opening.tsx';
import { COLORS, columnStart, DISPLAY, SHEET, TYPE } from '#src/integrations/pdf/pdf-styles.ts';
import { ramp, sum } from '#src/ui/drawings/ribbon.ts';

const FLOW = { top: 180, end: 672, unit: 2.05, radius: 6 } as const;
const PITCH = 88;
const REMAINING_SHADE = 0.38;
const WEAK = ['#C3CEC4', '#D5DCD3'] as const;

/** A band of 100 that loses its outermost part at each check; the rest reaches the foot of the page. */
function flow(items: readonly ForecastCheck[]): Shape[] {
  const remaining = 100 - sum(items.map(({ takesOut }) => takesOut));
  const inward = items.map(({ takesOut }) => takesOut).toReversed();
  const edges = stacked(
    [remaining, ...inward].map((share) => share * FLOW.unit),
    SHEET.margin,
  );
  const leaving = items.map(({ takesOut }, index) => ({
    d: leaveRight({
      top: FLOW.top,
      turn: FLOW.top + 44 + index * PITCH,
      x: edges[items.length - index]!,
      width: takesOut * FLOW.unit,
      radius: FLOW.radius,
      end: SHEET.width,
    }),
    fill: WEAK[index % 2]!,
  }));
  const river = bar(SHEET.margin, FLOW.top, remaining * FLOW.unit, FLOW.end - FLOW.top);
  return [...leaving, { d: river, fill: ramp(REMAINING_SHADE) }];
}

/** Page 6: the checks, each beside the part that leaves the forecast. */
export function ChecksPage({ content, frame }: { content: CheatsheetContent; frame: GuideFrame }) {
  const { headline, lead, items, note } = content.checks;
  const remaining = 100 - sum(items.map(({ takesOut }) => takesOut));
  return (
    <GuidePage frame={frame} bookmark={headline.replace('\n', ' ')}>
      <SheetDrawing shapes={flow(items)} />
      <Opening headline={headline} lead={lead} />
      {items.map(({ name, rule, takesOut }, index) => (
        <View
          key={name}
          style={{
            position: 'absolute',
            top: FLOW.top + 2 + index * PITCH,
            left: columnStart(6) + 8,
            right: SHEET.margin,
            flexDirection: 'row',
            alignItems: 'flex-start',
          }}
        >
          <View style={{ flex: 1, paddingRight: 12 }}>
            <Text style={{ ...TYPE.h3, marginBottom: 2 }}>{name}</Text>
            <Text style={{ ...TYPE.text, color: COLORS.ink2 }}>{rule}</Text>
          </View>
          <Text style={{ fontFamily: DISPLAY, fontSize: 34, lineHeight: 1, letterSpacing: -1.2 }}>
            −{takesOut}
          </Text>
        </View>
      ))}
      <View style={{ position: 'absolute', top: FLOW.end - 62, left: SHEET.margin + 11 }}>
        <Text style={{ fontFamily: DISPLAY, fontSize: 42, lineHeight: 1, color: COLORS.paper }}>
          {remaining}
        </Text>
        <Text style={{ ...TYPE.note, color: COLORS.paper }}>of 100 remain</Text>
      </View>
      <Note>{note}</Note>
    </GuidePage>
  );
}
