import { Text, View } from '@react-pdf/renderer';
import { READINESS_LEVELS, type ReadinessLevel } from '#src/domains/assessment/questionnaire.ts';
import { COLORS, HEADING, TYPE } from '../pdf-styles.ts';
import { LEVEL_COLORS, ON_BRIGHT } from '#src/domains/assessment/level-colors.ts';

interface LevelTagProps {
  level: ReadinessLevel;
  ground?: 'paper' | 'pine';
  size?: number;
}

/** The name of a level on its color. */
export function LevelTag({ level, ground = 'paper', size = 11 }: LevelTagProps) {
  const { solid, onSolid, bright } = LEVEL_COLORS[level];
  return (
    <Text
      style={{
        fontFamily: HEADING,
        fontSize: size,
        lineHeight: 1.15,
        backgroundColor: ground === 'pine' ? bright : solid,
        color: ground === 'pine' ? ON_BRIGHT : onSolid,
        padding: `${size * 0.32} ${size * 0.7}`,
      }}
    >
      {level}
    </Text>
  );
}

/** The four levels from lowest to highest, with the reached one in its color. */
export function LevelScale({ level }: { level: ReadinessLevel }) {
  return (
    <View style={{ flexDirection: 'row', gap: 4 }}>
      {READINESS_LEVELS.map((one) => {
        const reached = one === level;
        return (
          <View key={one} style={{ flex: 1 }}>
            <View
              style={{
                height: 7,
                backgroundColor: reached ? LEVEL_COLORS[one].solid : COLORS.ghost,
              }}
            />
            <Text
              style={{
                ...TYPE.note,
                marginTop: 4,
                ...(reached ? TYPE.strong : { color: COLORS.ink2 }),
              }}
            >
              {reached ? `${one}: you are here` : one}
            </Text>
          </View>
        );
      })}
    </View>
  );
}
