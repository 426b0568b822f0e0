import type { ReadinessLevel } from './questionnaire.ts';

interface LevelColors {
  /** for shapes on paper */
  solid: string;
  /** text on `solid` */
  onSolid: string;
  /** for shapes on pine; text on it is `ON_BRIGHT` */
  bright: string;
}

const PAPER = '#FBF8F2';
const PINE_DEEP = '#061F19';

/** Text on a bright level color. */
export const ON_BRIGHT = PINE_DEEP;

/**
 * Colors of the levels (docs/specification.md, section 3) in pages, emails and PDFs. They are for shapes: the name of the level is
 * always beside or on the color.
 */
export const LEVEL_COLORS: Readonly<Record<ReadinessLevel, LevelColors>> = {
  'AI Innovator': { solid: '#18794A', onSolid: PAPER, bright: '#6FD08E' },
  'AI Ready': { solid: '#2C66B8', onSolid: PAPER, bright: '#8FBCF5' },
  'AI Emerging': { solid: '#BF7E00', onSolid: PINE_DEEP, bright: '#F4BC45' },
  'AI Developing': { solid: '#B92B3C', onSolid: PAPER, bright: '#F58D86' },
};
