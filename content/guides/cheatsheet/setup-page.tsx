import { Text, View } from '@react-pdf/renderer';
import type { CheatsheetContent, KeyNumber } from '#content/guides/guide-content.ts';
import { bar } from '#src/integrations/pdf/bands.ts';
import { type Shape, SheetDrawing } from '#src/integrations/pdf/drawing.tsx';
import { CallToAction } from '#src/integrations/pdf/call-to-action.tsx';
import { type GuideFrame, GuidePage } from '#src/integrations/pdf/guide-page.tsx';
import { Opening } from '#src/integrations/pdf/opening.tsx';
import {
  COLORS,
  RULE_ABOVE,
  SHEET,
  TYPE,
  columnStart,
  columns,
} from '#src/integrations/pdf/pdf-styles.ts';
import { ramp, ribbon } from '#src/ui/drawings/ribbon.ts';

const WEEK = { base: 262, width: 22 } as const;
const BLANKS = 5;

/** One band per week; each joins those of the weeks before. */
function weeks(count: number): Shape[] {
  return Array.from({ length: count }, (_, week) => {
    const start = columnStart(1 + week * 4);
    const y = WEEK.base - (week + 1) * WEEK.width;
    const join = { x: start + 60, y, width: WEEK.width + 0.3 };
    const curve = ribbon({ x: start, y: y - 40, width: WEEK.width / 2 }, join);
    const shape = week === 0 ? bar(start, y, SHEET.width, WEEK.width) : curve;
    const rest = week === 0 ? '' : bar(join.x - 0.2, y, SHEET.width, WEEK.width + 0.3);
    return { d: shape + rest, fill: ramp(0.2 + week * 0.32) };
  });
}

/** Page 8: the setup in three weeks, a worksheet, and the call to action. */
export function SetupPage({ content, frame }: { content: CheatsheetContent; frame: GuideFrame }) {
  const { headline, lead, weeks: plan, sheet, ask } = content.setup;
  return (
    <GuidePage frame={frame} bookmark={headline.replace('\n', ' ')} foot="copper">
      <SheetDrawing shapes={weeks(plan.length)} />
      <CallToAction ask={ask} siteUrl={frame.siteUrl} />
      <Opening headline={headline} lead={lead} />
      <View
        style={{
          position: 'absolute',
          top: WEEK.base + 13,
          left: SHEET.margin,
          flexDirection: 'row',
          gap: 12,
        }}
      >
        {plan.map(({ title, days }, week) => (
          <View key={title} style={{ width: columns(4), paddingRight: 8 }}>
            <Text style={{ ...TYPE.h4, marginBottom: 5 }}>
              Week {week + 1}: {title}
            </Text>
            {days.map((day) => (
              <Text key={day} style={{ ...TYPE.text, marginBottom: 3 }}>
                {day}
              </Text>
            ))}
          </View>
        ))}
      </View>
      <View style={{ position: 'absolute', top: 382, left: SHEET.margin, right: SHEET.margin }}>
        <View style={{ flexDirection: 'row', alignItems: 'flex-end', marginBottom: 6 }}>
          <Text style={{ ...TYPE.h3, fontSize: 21, letterSpacing: -0.5, width: columns(4) }}>
            {sheet}
          </Text>
          <Text style={{ ...TYPE.note, width: columns(3), marginLeft: 12, color: COLORS.ink2 }}>
            Owner
          </Text>
          {Array.from({ length: BLANKS }, (_, week) => (
            <Text key={week} style={{ ...TYPE.note, flex: 1, marginLeft: 8, color: COLORS.ink2 }}>
              Week {week + 1}
            </Text>
          ))}
        </View>
        {content.numbers.items.map((item) => (
          <SheetRow key={item.name} {...item} />
        ))}
      </View>
    </GuidePage>
  );
}

function SheetRow({ name }: KeyNumber) {
  const blank = {
    backgroundColor: COLORS.blank,
    borderWidth: 0.75,
    borderColor: COLORS.rule,
    height: 22,
  } as const;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        ...RULE_ABOVE,
        height: 29,
      }}
    >
      <Text style={{ ...TYPE.text, ...TYPE.strong, width: columns(4) }}>{name}</Text>
      <View style={{ ...blank, width: columns(3), marginLeft: 12 }} />
      {Array.from({ length: BLANKS }, (_, week) => (
        <View key={week} style={{ ...blank, flex: 1, marginLeft: 8 }} />
      ))}
    </View>
  );
}
