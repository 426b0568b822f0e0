import { Text, View } from '@react-pdf/renderer';
import type { Repair } from '#content/guides/guide-content.ts';
import { COLORS, DISPLAY, RULE_ABOVE, TYPE, columns } from '#src/integrations/pdf/pdf-styles.ts';

/** A repair with its position in the schedule. */
export interface PlacedRepair {
  repair: Repair;
  /** 1 to 10 */
  number: number;
  /** total minutes of the repairs before it */
  before: number;
}

/** A repair: steps, required edition, undo, and the remark to expect from sales. */
export function RepairText({ repair, number }: PlacedRepair) {
  const { title, minutes, fault, steps, count, edition, wayBack, remark } = repair;
  return (
    <>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 16 }}>
        <View style={{ width: columns(8) }}>
          <Text
            style={{
              ...TYPE.h1,
              fontSize: 23,
              lineHeight: 1.05,
              letterSpacing: -0.6,
              marginBottom: 8,
            }}
          >
            <Text style={{ color: COLORS.ink2 }}>{number}</Text> {title}
          </Text>
          <Text style={{ ...TYPE.lead, color: COLORS.ink2 }}>{fault}</Text>
        </View>
        <View
          style={{
            width: columns(4) - 6,
            flexDirection: 'row',
            alignItems: 'flex-end',
            marginTop: -4,
            height: 62,
          }}
        >
          <Text
            style={{ fontFamily: DISPLAY, fontSize: 62, lineHeight: 0.86, letterSpacing: -2.6 }}
          >
            {minutes}
          </Text>
          <Text style={{ ...TYPE.text, marginLeft: 7, marginBottom: 4, color: COLORS.ink2 }}>
            minutes
          </Text>
        </View>
      </View>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <View style={{ width: columns(8) }}>
          {steps.map((step, index) => (
            <Step key={step} name={String(index + 1)} text={step} />
          ))}
          <Step name="Count" text={count} />
        </View>
        <View style={{ width: columns(4) - 6 }}>
          <Aside label="Edition" text={edition} />
          <Aside label="To undo it" text={wayBack} />
        </View>
      </View>
      <View
        style={{
          backgroundColor: COLORS.sand,
          padding: '9 12',
          position: 'absolute',
          bottom: 0,
          left: 0,
          right: 0,
        }}
      >
        <Text style={{ ...TYPE.note, color: COLORS.ink2 }}>You will hear</Text>
        <Text style={{ ...TYPE.h4, lineHeight: 1.3 }}>{remark}</Text>
      </View>
    </>
  );
}

/** One step, or the count to take after the last one. */
function Step({ name, text }: { name: string; text: string }) {
  return (
    <View
      style={{
        flexDirection: 'row',
        ...RULE_ABOVE,
        paddingVertical: 6,
      }}
    >
      <Text style={{ ...TYPE.text, ...TYPE.strong, width: 38 }}>{name}</Text>
      <Text style={{ ...TYPE.text, fontSize: 10, flex: 1 }}>{text}</Text>
    </View>
  );
}

function Aside({ label, text }: { label: string; text: string }) {
  return (
    <View style={{ ...RULE_ABOVE, paddingVertical: 7 }}>
      <Text style={{ ...TYPE.note, color: COLORS.ink2 }}>{label}</Text>
      <Text style={TYPE.text}>{text}</Text>
    </View>
  );
}
