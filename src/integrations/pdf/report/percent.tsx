import { Text, View } from '@react-pdf/renderer';
import { DISPLAY } from '../pdf-styles.ts';

/** Height of a numeral, and of the space the renderer adds above it, per point of font size. */
const NUMERAL = 0.66;
const ABOVE = 0.27;
const SIGN = 0.52;

/** A percentage as a large number with a smaller, raised sign, in a box as high as the number. */
export function Percent({ value, size, color }: { value: number; size: number; color?: string }) {
  const type = (fontSize: number) => ({
    fontFamily: DISPLAY,
    fontSize,
    lineHeight: NUMERAL,
    top: -fontSize * ABOVE,
    ...(color !== undefined && { color }),
  });
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-start' }}>
      <Text style={{ ...type(size), letterSpacing: -size * 0.045 }}>{value}</Text>
      <Text style={type(size * SIGN)}>%</Text>
    </View>
  );
}
