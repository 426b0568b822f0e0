import { Text, View } from '@react-pdf/renderer';
import type { AgendaItem, CheatsheetContent } from '#content/guides/guide-content.ts';
import { bar, stacked } from '#src/integrations/pdf/bands.ts';
import { SheetDrawing } from '#src/integrations/pdf/drawing.tsx';
import { type GuideFrame, GuidePage } from '#src/integrations/pdf/guide-page.tsx';
import { Note, Opening } from '#src/integrations/pdf/opening.tsx';
import {
  ACROSS,
  COLORS,
  DISPLAY,
  RULE_ABOVE,
  SHEET,
  TYPE,
  columns,
} from '#src/integrations/pdf/pdf-styles.ts';
import { ramp, sum } from '#src/ui/drawings/ribbon.ts';

const MINUTES = { top: 190, height: 132, gap: 5, between: 12 } as const;
const shade = (item: number) => 0.15 + item * 0.2;

/** Positions of the bars, one per minute, which fill the page from margin to margin. */
function minuteBars(items: readonly AgendaItem[]) {
  const lengths = items.map(({ minutes }) => minutes);
  const gaps = (sum(lengths) - 1) * MINUTES.gap + (items.length - 1) * MINUTES.between;
  const width = (SHEET.width - 2 * SHEET.margin - gaps) / sum(lengths);
  return stacked(lengths).map((first, item) => {
    const start = SHEET.margin + first * (width + MINUTES.gap) + item * MINUTES.between;
    const bars = Array.from({ length: lengths[item]! }, (_, minute) =>
      bar(start + minute * (width + MINUTES.gap), MINUTES.top, width, MINUTES.height),
    );
    return { start, shape: { d: bars.join(''), fill: ramp(shade(item)) } };
  });
}

/** Page 5: the weekly review, with a bar for each of its fifteen minutes. */
export function ReviewPage({ content, frame }: { content: CheatsheetContent; frame: GuideFrame }) {
  const { headline, lead, items, note } = content.review;
  const bars = minuteBars(items);
  return (
    <GuidePage frame={frame} bookmark={headline.replace('\n', ' ')}>
      <SheetDrawing shapes={bars.map(({ shape }) => shape)} />
      <Opening headline={headline} lead={lead} />
      {items.map(({ minutes, title }, item) => (
        <Text
          key={title}
          style={{
            ...TYPE.note,
            position: 'absolute',
            top: MINUTES.top + MINUTES.height + 6,
            left: bars[item]!.start,
            color: COLORS.ink2,
          }}
        >
          {minutes} min
        </Text>
      ))}
      <View
        style={{
          ...ACROSS,
          top: MINUTES.top + MINUTES.height + 44,
        }}
      >
        {items.map(({ minutes, title, question }) => (
          <View
            key={title}
            style={{
              flexDirection: 'row',
              ...RULE_ABOVE,
              paddingTop: 11,
              height: 59,
            }}
          >
            <Text
              style={{ fontFamily: DISPLAY, fontSize: 32, lineHeight: 1, width: columns(1) + 12 }}
            >
              {minutes}
            </Text>
            <Text style={{ ...TYPE.h3, width: columns(5), marginTop: 4 }}>{title}</Text>
            <Text style={{ ...TYPE.lead, width: columns(6), marginLeft: 12, marginTop: 3 }}>
              {question}
            </Text>
          </View>
        ))}
      </View>
      <Note>{note}</Note>
    </GuidePage>
  );
}
