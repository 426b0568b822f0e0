import { Text, View } from '@react-pdf/renderer';
import { MAX_OPTION_VALUE } from '#src/domains/assessment/score.ts';
import { COLORS, TYPE } from '../pdf-styles.ts';

/** The points of an answer as filled cells and text. */
export function Points({ value }: { value: number }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      {Array.from({ length: MAX_OPTION_VALUE }, (_, index) => (
        <View
          key={index}
          style={{
            width: 7,
            height: 9,
            marginRight: 2,
            backgroundColor: index < value ? COLORS.teal : COLORS.ghost,
          }}
        />
      ))}
      <Text style={{ ...TYPE.note, color: COLORS.ink2, marginLeft: 4 }}>
        {value} of {MAX_OPTION_VALUE}
      </Text>
    </View>
  );
}
