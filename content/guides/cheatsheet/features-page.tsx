import { Text, View } from '@react-pdf/renderer';
import type { CheatsheetContent, FeatureColumn } from '#content/guides/guide-content.ts';
import { onRamp } from '#src/integrations/pdf/bands.ts';
import { type GuideFrame, GuidePage } from '#src/integrations/pdf/guide-page.tsx';
import { Note, Opening } from '#src/integrations/pdf/opening.tsx';
import { COLORS, columns, DISPLAY, SHEET, TYPE } from '#src/integrations/pdf/pdf-styles.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';

const CELL = 68;

const BACKGROUNDS = {
  On: { backgroundColor: ramp(0.4), color: onRamp(0.4) },
  Test: { backgroundColor: ramp(0.88), color: onRamp(0.88) },
  Off: { backgroundColor: COLORS.ghost, color: COLORS.ink },
} as const;

/** Page 7: AI features in three columns. */
export function FeaturesPage({
  content,
  frame,
}: {
  content: CheatsheetContent;
  frame: GuideFrame;
}) {
  const { headline, lead, columns: verdicts, note } = content.features;
  return (
    <GuidePage frame={frame} bookmark={`${headline.replace('\n', ' ')}, ${content.checked}`}>
      <Opening headline={headline} lead={lead} />
      <View style={{ flexDirection: 'row', gap: 12, margin: `36 ${SHEET.margin} 0` }}>
        {verdicts.map((column) => (
          <Verdict key={column.verdict} {...column} />
        ))}
      </View>
      <Note>{note}</Note>
    </GuidePage>
  );
}

function Verdict({ verdict, meaning, features }: FeatureColumn) {
  return (
    <View style={{ width: columns(4) }}>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', marginBottom: 9 }}>
        <Text style={{ fontFamily: DISPLAY, fontSize: 34, lineHeight: 1, letterSpacing: -1.2 }}>
          {features.length} {verdict.toLowerCase()}
        </Text>
      </View>
      <Text style={{ ...TYPE.text, color: COLORS.ink2, height: 34 }}>{meaning}</Text>
      {features.map(({ name, why }) => (
        <View
          key={name}
          style={{ ...BACKGROUNDS[verdict], height: CELL, marginBottom: 5, padding: '11 11' }}
        >
          <Text style={{ ...TYPE.h4, marginBottom: 3 }}>{name}</Text>
          <Text style={TYPE.note}>{why}</Text>
        </View>
      ))}
    </View>
  );
}
