import { Text, View } from '@react-pdf/renderer';
import type { AfterCount, QuickWinsContent } from '#content/guides/guide-content.ts';
import { CallToAction } from '#src/integrations/pdf/call-to-action.tsx';
import { type GuideFrame, GuidePage } from '#src/integrations/pdf/guide-page.tsx';
import { Opening } from '#src/integrations/pdf/opening.tsx';
import { COLORS, RULE_ABOVE, SHEET, TYPE, columns } from '#src/integrations/pdf/pdf-styles.ts';

/** The last page: three counts before and after, and the call to action. */
export function AfterPage({ content, frame }: { content: QuickWinsContent; frame: GuideFrame }) {
  const { headline, lead, counts, ask } = content.after;
  return (
    <GuidePage frame={frame} bookmark={headline.replace('\n', ' ')} foot="copper">
      <CallToAction ask={ask} siteUrl={frame.siteUrl} />
      <Opening headline={headline} lead={lead} />
      <View style={{ margin: `46 ${SHEET.margin} 0` }}>
        {counts.map((count) => (
          <Count key={count.name} {...count} />
        ))}
      </View>
    </GuidePage>
  );
}

function Count({ name, how, aim }: AfterCount) {
  return (
    <View
      style={{
        flexDirection: 'row',
        justifyContent: 'space-between',
        ...RULE_ABOVE,
        paddingTop: 14,
        height: 138,
      }}
    >
      <View style={{ width: columns(7) }}>
        <Text style={{ ...TYPE.h3, fontSize: 21, letterSpacing: -0.5, marginBottom: 6 }}>
          {name}
        </Text>
        <Text style={{ ...TYPE.lead, fontSize: 10.5 }}>{how}</Text>
        <Text style={{ ...TYPE.lead, fontSize: 10.5, marginTop: 6 }}>
          Target: <Text style={TYPE.strong}>{aim}</Text>
        </Text>
      </View>
      <View style={{ width: columns(4), flexDirection: 'row', gap: 10 }}>
        <Blank label="Before" />
        <Blank label="A month later" />
      </View>
    </View>
  );
}

const BLANK = {
  backgroundColor: COLORS.blank,
  borderWidth: 0.75,
  borderColor: COLORS.rule,
  height: 58,
} as const;

function Blank({ label }: { label: string }) {
  return (
    <View style={{ flex: 1 }}>
      <View style={{ ...BLANK, marginBottom: 4 }} />
      <Text style={{ ...TYPE.note, color: COLORS.ink2 }}>{label}</Text>
    </View>
  );
}
