import { Text, View } from '@react-pdf/renderer';
import type { CheatsheetContent } from '#content/guides/guide-content.ts';
import { bar, onRamp } from '#src/integrations/pdf/bands.ts';
import { SheetDrawing } from '#src/integrations/pdf/drawing.tsx';
import { type GuideFrame, GuidePage } from '#src/integrations/pdf/guide-page.tsx';
import { Note, Opening } from '#src/integrations/pdf/opening.tsx';
import { COLORS, columns, columnStart, SHEET, TYPE } from '#src/integrations/pdf/pdf-styles.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';

const TOP = 196;
const PITCH = 57;
const HEIGHT = 42;
/** From dark to light, without the middle of the ramp, on which no text is legible. */
const SHADES = [0.05, 0.16, 0.27, 0.38, 0.62, 0.78, 0.95] as const;

/** The last stage is outside the sequence, so it has no shade. */
const shadeOf = (index: number) => {
  const shade = SHADES[index];
  return shade === undefined ? COLORS.ghost : ramp(shade);
};

/** Page 3: eight stages as steps, each with its entry condition. The last stage is outside the sequence. */
export function StagesPage({ content, frame }: { content: CheatsheetContent; frame: GuideFrame }) {
  const { headline, lead, items, note } = content.stages;
  const last = items.length - 1;
  const top = (index: number) => TOP + index * PITCH + (index === last ? 8 : 0);
  const steps = items.map((_, index) => ({
    d: bar(0, top(index), columnStart(7) - 14 - index * 15, HEIGHT),
    fill: shadeOf(index),
  }));
  return (
    <GuidePage frame={frame} bookmark={headline.replace('\n', ' ')}>
      <SheetDrawing shapes={steps} />
      <Opening headline={headline} lead={lead} />
      {items.map(({ name }, index) => (
        <Text
          key={name}
          style={{
            ...TYPE.h3,
            position: 'absolute',
            top: top(index) + 12,
            left: SHEET.margin,
            color: onRamp(SHADES[index] ?? 1),
          }}
        >
          {name}
        </Text>
      ))}
      {items.map(({ name, entry }, index) => (
        <View
          key={name}
          style={{
            position: 'absolute',
            top: top(index),
            left: columnStart(7),
            width: columns(6),
            height: HEIGHT,
            justifyContent: 'center',
          }}
        >
          <Text style={TYPE.lead}>{entry}</Text>
        </View>
      ))}
      <Note>{note}</Note>
    </GuidePage>
  );
}
