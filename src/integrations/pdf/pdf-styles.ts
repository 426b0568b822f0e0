import { hasOtherScripts } from '../fonts/other-scripts.ts';

/** The tokens of `ui/styles/tokens.css` as literals, because PDFs have no style sheets. */
export const COLORS = {
  paper: '#FBF8F2',
  sand: '#F2EDE2',
  pine: '#0A2E25',
  pineDeep: '#061F19',
  panel: '#0F3A30',
  ink: '#0A2A22',
  ink2: '#47605A',
  leadOnPine: '#D5E3DB',
  sage: '#A9C4B8',
  copper: '#E9651A',
  mint: '#8FEBC9',
  teal: '#0B7A6A',
  rule: '#DAD8D0',
  /** fields that the reader fills in */
  blank: '#FFFFFF',
  ghost: '#E1DED4',
} as const;

/** US letter in points, with a grid of twelve columns and gutters of 12. */
export const SHEET = { width: 612, height: 792, margin: 44 } as const;
const GUTTER = 12;
const COLUMN = (SHEET.width - 2 * SHEET.margin - 11 * GUTTER) / 12;

/** Width of `count` columns with the gutters between them. */
export const columns = (count: number): number => count * COLUMN + (count - 1) * GUTTER;

/** Left edge of a column, 1 to 12. */
export const columnStart = (column: number): number =>
  SHEET.margin + (column - 1) * (COLUMN + GUTTER);

export const DISPLAY = 'Bricolage Display';
export const HEADING = 'Bricolage Heading';
export const TEXT = 'Instrument';
/** Registered by `other-fonts.ts` for the reports that need them. */
export const OTHER_FAMILIES = ['Noto Sans Chinese', 'Noto Sans Cyrillic'] as const;

/** The fonts for a text that a visitor typed: of several, the first that has a character prints it. */
export const familiesFor = (text: string, family: string): string | string[] =>
  hasOtherScripts(text) ? [family, ...OTHER_FAMILIES] : family;

/** Text styles. The minimum size is 8.5 points, for legibility. */
export const TYPE = {
  h1: { fontFamily: DISPLAY, fontSize: 50, lineHeight: 0.92, letterSpacing: -1.9 },
  figure: { fontFamily: DISPLAY, fontSize: 150, lineHeight: 0.8, letterSpacing: -7 },
  h3: { fontFamily: HEADING, fontSize: 15, lineHeight: 1.12, letterSpacing: -0.25 },
  h4: { fontFamily: HEADING, fontSize: 12, lineHeight: 1.15, letterSpacing: -0.12 },
  lead: { fontSize: 11.5, lineHeight: 1.42 },
  text: { fontSize: 9.5, lineHeight: 1.42 },
  note: { fontSize: 8.5, lineHeight: 1.45 },
  strong: { fontWeight: 600 },
} as const;

/** A thin line above a block. */
export const RULE_ABOVE = { borderTopWidth: 0.75, borderTopColor: COLORS.rule } as const;

/** A block placed between the margins of its sheet. */
export const ACROSS = { position: 'absolute', left: SHEET.margin, right: SHEET.margin } as const;
