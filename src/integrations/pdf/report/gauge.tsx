import { Path, Svg, Text, View } from '@react-pdf/renderer';
import type { Result } from '#src/domains/assessment/score.ts';
import { arc } from '../bands.ts';
import { COLORS, TYPE } from '../pdf-styles.ts';
import { LEVEL_COLORS } from '#src/domains/assessment/level-colors.ts';
import { Percent } from './percent.tsx';

const THICKNESS = 17;

/** The overall percentage as a ring, with the number and the points. */
export function Gauge({ result, size }: { result: Result; size: number }) {
  const { percentage, readinessLevel, totalScore, maxPossibleScore } = result;
  const middle = size / 2;
  const ring = { center: [middle, middle], radius: middle - THICKNESS / 2, from: 0 } as const;
  const line = { fill: 'none', strokeWidth: THICKNESS } as const;
  return (
    <View style={{ width: size, height: size, alignItems: 'center', paddingTop: size * 0.36 }}>
      <Svg
        viewBox={`0 0 ${size} ${size}`}
        style={{ position: 'absolute', left: 0, top: 0, width: size, height: size }}
      >
        <Path {...line} d={arc({ ...ring, to: 1 })} stroke={COLORS.ghost} />
        <Path
          {...line}
          d={arc({ ...ring, to: percentage / 100 })}
          stroke={LEVEL_COLORS[readinessLevel].solid}
        />
      </Svg>
      <View style={{ marginLeft: size * 0.04 }}>
        <Percent value={percentage} size={size * (percentage < 100 ? 0.34 : 0.27)} />
      </View>
      <Text style={{ ...TYPE.note, color: COLORS.ink2, marginTop: 9 }}>
        {totalScore} of {maxPossibleScore} points
      </Text>
    </View>
  );
}
