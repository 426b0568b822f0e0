import type { ReadinessLevel } from '#src/domains/assessment/questionnaire.ts';
import { COLORS } from '../pdf-styles.ts';

interface LevelColors {
  /** for shapes on paper */
  solid: string;
  /** text on `solid` */
  onSolid: string;
  /** for shapes on pine; text on it is dark */
  bright: string;
}

/** Colors of the levels (docs/specification.md, section 3) on paper and pine. The name is always shown with the color. */
export const LEVELS: Readonly<Record<ReadinessLevel, LevelColors>> = {
  'AI Innovator': { solid: '#18794A', onSolid: COLORS.paper, bright: '#6FD08E' },
  'AI Ready': { solid: '#2C66B8', onSolid: COLORS.paper, bright: '#8FBCF5' },
  'AI Emerging': { solid: '#BF7E00', onSolid: COLORS.pineDeep, bright: '#F4BC45' },
  'AI Developing': { solid: '#B92B3C', onSolid: COLORS.paper, bright: '#F58D86' },
};
