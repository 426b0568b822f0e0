import { Text, View } from '@react-pdf/renderer';
import type { CheatsheetContent, KeyNumber, RecordKind } from '#content/guides/guide-content.ts';
import { bar } from '#src/integrations/pdf/bands.ts';
import { SheetDrawing } from '#src/integrations/pdf/drawing.tsx';
import { type GuideFrame, GuidePage } from '#src/integrations/pdf/guide-page.tsx';
import { Masthead } from '#src/integrations/pdf/masthead.tsx';
import {
  COLORS,
  DISPLAY,
  RULE_ABOVE,
  SHEET,
  TYPE,
  columnStart,
  columns,
} from '#src/integrations/pdf/pdf-styles.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';

/** Rows of page 1. The streams of page 2 start at the same heights, across the fold. */
export const ROWS = { top: 332, pitch: 57 } as const;
export const STREAM = 13;

/** Lightness of a stream by the type of records it is computed from. */
export const SHADES = { deals: 0.3, contacts: 0.62, tasks: 0.95 } as const satisfies Record<
  RecordKind,
  number
>;

const GROUND = 272;

/** Upper edge of the stream of a row. */
export const streamTop = (row: number): number => ROWS.top + row * ROWS.pitch + 13;

/** Page 1: the title, the seven numbers, and a stream from each that leaves the page on the right. */
export function NumbersPage({ content, frame }: { content: CheatsheetContent; frame: GuideFrame }) {
  const { headline, lead, items } = content.numbers;
  const streams = items.map(({ from }, row) => ({
    d: bar(columnStart(12), streamTop(row), SHEET.width, STREAM),
    fill: ramp(SHADES[from]),
  }));
  return (
    <GuidePage frame={frame} bookmark={headline.replace('\n', ' ')}>
      <SheetDrawing shapes={streams} />
      <Masthead frame={frame} title={content.title.replace(/ (\S+)$/, '\n$1')} height={GROUND}>
        <Text style={{ ...TYPE.text, color: COLORS.leadOnPine, width: columns(8), marginTop: 22 }}>
          {lead}
        </Text>
      </Masthead>
      <Text
        style={{ ...TYPE.h3, fontSize: 21, letterSpacing: -0.5, margin: `22 ${SHEET.margin} 0` }}
      >
        {headline.replace('\n', ' ')}
      </Text>
      {items.map((item, row) => (
        <NumberRow key={item.name} {...item} row={row} />
      ))}
    </GuidePage>
  );
}

function NumberRow({ name, tells, row }: KeyNumber & { row: number }) {
  return (
    <View
      style={{
        position: 'absolute',
        top: ROWS.top + row * ROWS.pitch,
        left: SHEET.margin,
        width: columns(11),
        height: ROWS.pitch,
        ...RULE_ABOVE,
        paddingTop: 8,
        flexDirection: 'row',
      }}
    >
      <Text
        style={{ fontFamily: DISPLAY, fontSize: 29, letterSpacing: -1, lineHeight: 1, width: 30 }}
      >
        {row + 1}
      </Text>
      <Text
        style={{
          ...TYPE.h3,
          width: columns(4) - 30,
          paddingRight: 10,
          marginTop: 3,
        }}
      >
        {name}
      </Text>
      <Text style={{ ...TYPE.text, width: columns(7) - 6, marginLeft: 12, marginTop: 3 }}>
        {tells}
      </Text>
    </View>
  );
}
