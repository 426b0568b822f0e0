import { Font } from '@react-pdf/renderer';
import display from '../fonts/bricolage-grotesque-display.ttf?inline';
import heading from '../fonts/bricolage-grotesque-heading.ttf?inline';
import regular from '../fonts/instrument-sans-400.ttf?inline';
import semibold from '../fonts/instrument-sans-600.ttf?inline';
import { DISPLAY, HEADING, TEXT } from './pdf-styles.ts';

/** Longer words, which only visitors enter, are broken so that they stay in their column. */
const MAX_WORD_LENGTH = 24;

// Importing this module registers the fonts of the site with the PDF renderer, without hyphenation of ordinary words.
Font.register({ family: DISPLAY, src: display });
Font.register({ family: HEADING, src: heading });
Font.register({
  family: TEXT,
  fonts: [
    { src: regular, fontWeight: 400 },
    { src: semibold, fontWeight: 600 },
  ],
});
Font.registerHyphenationCallback((word) =>
  word.length > MAX_WORD_LENGTH ? (word.match(/.{1,8}/gsu) ?? [word]) : [word],
);
