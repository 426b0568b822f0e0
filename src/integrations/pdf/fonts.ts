import { Font } from '@react-pdf/renderer';
import display from '../fonts/bricolage-grotesque-display.ttf?inline';
import heading from '../fonts/bricolage-grotesque-heading.ttf?inline';
import regular from '../fonts/instrument-sans-400.ttf?inline';
import semibold from '../fonts/instrument-sans-600.ttf?inline';
import { DISPLAY, HEADING, TEXT } from './pdf-styles.ts';

/** No word of ours is longer; what a visitor typed without spaces would otherwise leave its column. */
const MAX_WORD_LENGTH = 24;

/** Makes the typefaces of the site known to the PDF renderer. Our words are never broken: the columns are wide enough. */
export function registerFonts(): void {
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
}
