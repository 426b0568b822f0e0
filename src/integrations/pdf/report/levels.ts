import type { ReadinessLevel } from '#src/domains/assessment/questionnaire.ts';
import { COLORS } from '../pdf-styles.ts';

interface LevelColors {
  /** for shapes on paper */
  solid: string;
  /** words on it */
  onSolid: string;
  /** for shapes on pine; words on it are dark */
  bright: string;
}

/** The colours of the levels (spec section 3), tuned to paper and pine. The name always stands beside them. */
export const LEVELS: Readonly<Record<ReadinessLevel, LevelColors>> = {
  'AI Innovator': { solid: '#18794A', onSolid: COLORS.paper, bright: '#6FD08E' },
  'AI Ready': { solid: '#2C66B8', onSolid: COLORS.paper, bright: '#8FBCF5' },
  'AI Emerging': { solid: '#BF7E00', onSolid: COLORS.pineDeep, bright: '#F4BC45' },
  'AI Developing': { solid: '#B92B3C', onSolid: COLORS.paper, bright: '#F58D86' },
};
