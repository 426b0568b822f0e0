import { View } from '@react-pdf/renderer';
import { bar } from '#src/integrations/pdf/bands.ts';
import { type Shape, SheetDrawing } from '#src/integrations/pdf/drawing.tsx';
import { type GuideFrame, GuidePage } from '#src/integrations/pdf/guide-page.tsx';
import { ACROSS, COLORS, SHEET } from '#src/integrations/pdf/pdf-styles.ts';
import { type PlacedRepair, RepairText } from './repair-text.tsx';
import { ramp } from '#src/ui/drawings/ribbon.ts';

/** The half of a page for one repair; `top` is the start of the upper half. */
const HALF = { top: 36, height: 352 } as const;
const LINE = 12;

/** The schedule as a line across the page: done, this repair, remaining. */
function afternoon({ repair, before }: PlacedRepair, total: number, y: number): Shape[] {
  const x = (minutes: number) => (minutes / total) * SHEET.width;
  return [
    { d: bar(0, y, SHEET.width, LINE), fill: COLORS.ghost },
    { d: bar(0, y, x(before), LINE), fill: ramp(0.1) },
    { d: bar(x(before), y, x(repair.minutes), LINE), fill: ramp(0.75) },
  ];
}

interface RepairsPageProps {
  frame: GuideFrame;
  repairs: readonly PlacedRepair[];
  /** total minutes of all repairs */
  total: number;
}

/** Two repairs, one above the other. */
export function RepairsPage({ frame, repairs, total }: RepairsPageProps) {
  const numbers = repairs.map(({ number }) => number).join(' and ');
  const top = (index: number) => HALF.top + index * HALF.height;
  return (
    <GuidePage frame={frame} bookmark={`Fixes ${numbers}`}>
      <SheetDrawing
        shapes={repairs.flatMap((placed, index) => afternoon(placed, total, top(index)))}
      />
      {repairs.map((placed, index) => (
        <View
          key={placed.number}
          style={{
            ...ACROSS,
            top: top(index) + LINE + 22,

            height: HALF.height - LINE - 44,
          }}
        >
          <RepairText {...placed} />
        </View>
      ))}
    </GuidePage>
  );
}
