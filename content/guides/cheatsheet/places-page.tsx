import { Text, View } from '@react-pdf/renderer';
import type { CheatsheetContent, RecordKind } from '#content/guides/guide-content.ts';
import { bandCenterLine } from '#src/integrations/pdf/bands.ts';
import { type Shape, SheetDrawing } from '#src/integrations/pdf/drawing.tsx';
import { type GuideFrame, GuidePage } from '#src/integrations/pdf/guide-page.tsx';
import { Note, Opening } from '#src/integrations/pdf/opening.tsx';
import {
  COLORS,
  RULE_ABOVE,
  SHEET,
  TYPE,
  columnStart,
  columns,
} from '#src/integrations/pdf/pdf-styles.ts';
import { SHADES, STREAM, streamTop } from './numbers-page.tsx';
import { ramp } from '#src/ui/drawings/ribbon.ts';

const KINDS = ['deals', 'contacts', 'tasks'] as const satisfies readonly RecordKind[];
const PLACES = { top: 206, pitch: 53, between: 26 } as const;

/** The numbers grouped by record type, each with its row on page 1 and its position on page 2. */
function places(items: CheatsheetContent['numbers']['items']) {
  let y: number = PLACES.top;
  return KINDS.flatMap((kind) => {
    const group = items
      .map((item, row) => ({ item, row }))
      .filter(({ item }) => item.from === kind)
      .map((place, index) => ({
        ...place,
        kind,
        isFirst: index === 0,
        y: y + index * PLACES.pitch,
      }));
    y += group.length * PLACES.pitch + PLACES.between;
    return group;
  });
}

/** Page 2: the streams of page 1 enter from the left and lead to their records. */
export function PlacesPage({ content, frame }: { content: CheatsheetContent; frame: GuideFrame }) {
  const { headline, lead, kinds, note } = content.places;
  const rows = places(content.numbers.items);
  const streams: Shape[] = rows.toReversed().flatMap(({ row, y, kind }) => {
    const middle = STREAM / 2;
    const d = bandCenterLine([0, streamTop(row) + middle], [columnStart(5) - 14, y + 9 + middle]);
    return [
      { d, stroke: COLORS.paper, width: STREAM + 3 },
      { d, stroke: ramp(SHADES[kind]), width: STREAM },
    ];
  });
  return (
    <GuidePage frame={frame} bookmark={headline.replace('\n', ' ')}>
      <SheetDrawing shapes={streams} />
      <Opening headline={headline} lead={lead} />
      {rows.map(({ item, row, kind, isFirst, y }) => (
        <View
          key={item.name}
          style={{ position: 'absolute', top: y, left: columnStart(5), width: columns(8) }}
        >
          {isFirst ? (
            <Text
              style={{
                ...TYPE.text,
                position: 'absolute',
                top: -19,
                color: COLORS.ink2,
              }}
            >
              {kinds[kind]}
            </Text>
          ) : null}
          <View
            style={{
              ...RULE_ABOVE,
              paddingTop: 7,
              flexDirection: 'row',
            }}
          >
            <Text style={{ ...TYPE.h4, width: columns(3) - 4, paddingRight: 8 }}>
              {row + 1} {item.name}
            </Text>
            <Text style={{ ...TYPE.text, width: columns(5) + 4, paddingLeft: 10 }}>
              {item.found}
            </Text>
          </View>
        </View>
      ))}
      <Note>{note}</Note>
      <View style={{ height: SHEET.margin }} />
    </GuidePage>
  );
}
