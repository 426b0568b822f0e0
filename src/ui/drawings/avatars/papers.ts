/** The three colors of a shape, from the outside to the inside. */
export type Papers = readonly [string, string, string];

/** The colors of a portrait. */
export interface Palette {
  /** the lit and the shaded half of a face */
  skin: readonly [string, string];
  hair: Papers;
  clothes: Papers;
}

export const BACKGROUNDS = {
  pine: '#0A2E25',
  panel: '#0F3A30',
  sand: '#F2EDE2',
  paper: '#FBF8F2',
} as const;

export type Background = keyof typeof BACKGROUNDS;

const ON_DARK: readonly Palette[] = [
  {
    skin: ['#FBF8F2', '#54C6A8'],
    hair: ['#0B7A6A', '#1F9C86', '#0E5A4C'],
    clothes: ['#1F9C86', '#8FEBC9', '#F2EDE2'],
  },
  {
    skin: ['#D5E3DB', '#1F9C86'],
    hair: ['#54C6A8', '#8FEBC9', '#54C6A8'],
    clothes: ['#8FEBC9', '#0B7A6A', '#D5E3DB'],
  },
  {
    skin: ['#54C6A8', '#0B7A6A'],
    hair: ['#D5E3DB', '#FBF8F2', '#A9C4B8'],
    clothes: ['#8FEBC9', '#1F9C86', '#0E5A4C'],
  },
];

const ON_LIGHT: readonly Palette[] = [
  {
    skin: ['#1F9C86', '#0C3F34'],
    hair: ['#061F19', '#0C3F34', '#0A2E25'],
    clothes: ['#0B7A6A', '#54C6A8', '#8FEBC9'],
  },
  {
    skin: ['#8FEBC9', '#1F9C86'],
    hair: ['#0C3F34', '#0B7A6A', '#0E5A4C'],
    clothes: ['#0C3F34', '#0B7A6A', '#54C6A8'],
  },
  {
    skin: ['#54C6A8', '#0B7A6A'],
    hair: ['#061F19', '#0C3F34', '#0E5A4C'],
    clothes: ['#1F9C86', '#0E5A4C', '#8FEBC9'],
  },
];

/** Returns the palettes with enough contrast to a background. */
export const palettesOn = (background: Background): readonly Palette[] =>
  background === 'pine' || background === 'panel' ? ON_DARK : ON_LIGHT;
