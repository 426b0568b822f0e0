import { Text, View } from '@react-pdf/renderer';
import type { CheatsheetContent, Right } from '#content/guides/guide-content.ts';
import { onRamp } from '#src/integrations/pdf/bands.ts';
import { type GuideFrame, GuidePage } from '#src/integrations/pdf/guide-page.tsx';
import { Note, Opening } from '#src/integrations/pdf/opening.tsx';
import { COLORS, columns, SHEET, TYPE } from '#src/integrations/pdf/pdf-styles.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';

const HELD = 0.4;
const CELL = { width: (columns(7) - 3 * 6) / 4, height: 68 } as const;

/** Page 4: rights by role. */
export function RightsPage({ content, frame }: { content: CheatsheetContent; frame: GuideFrame }) {
  const { headline, lead, roles, items, note } = content.rights;
  return (
    <GuidePage frame={frame} bookmark={headline.replace('\n', ' ')}>
      <Opening headline={headline} lead={lead} />
      <View style={{ margin: `44 ${SHEET.margin} 0` }}>
        <View style={{ flexDirection: 'row', justifyContent: 'flex-end', gap: 6, marginBottom: 7 }}>
          {roles.map((role) => (
            <Text key={role} style={{ ...TYPE.text, ...TYPE.strong, width: CELL.width }}>
              {role}
            </Text>
          ))}
        </View>
        {items.map((right) => (
          <RightRow key={right.name} {...right} />
        ))}
      </View>
      <Note>{note}</Note>
    </GuidePage>
  );
}

function RightRow({ name, why, held }: Right) {
  return (
    <View style={{ flexDirection: 'row', gap: 6, height: CELL.height + 14 }}>
      <View style={{ width: columns(5) + 6, paddingRight: 8 }}>
        <Text style={{ ...TYPE.h3, marginBottom: 3 }}>{name}</Text>
        <Text style={{ ...TYPE.text, color: COLORS.ink2 }}>{why}</Text>
      </View>
      {held.map((has, role) => (
        <View
          key={role}
          style={{ ...CELL, backgroundColor: has ? ramp(HELD) : COLORS.sand, padding: '7 9' }}
        >
          <Text style={{ ...TYPE.text, fontSize: 11, color: has ? onRamp(HELD) : COLORS.ink2 }}>
            {has ? 'Yes' : 'No'}
          </Text>
        </View>
      ))}
    </View>
  );
}
