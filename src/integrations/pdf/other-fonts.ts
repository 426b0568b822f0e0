import chinese from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-500-normal.woff?inline';
import cyrillic from '@fontsource/noto-sans-sc/files/noto-sans-sc-cyrillic-500-normal.woff?inline';
import { Font } from '@react-pdf/renderer';
import { hasOtherScripts } from '../fonts/other-scripts.ts';
import { OTHER_FAMILIES } from './pdf-styles.ts';

const [CHINESE, CYRILLIC] = OTHER_FAMILIES;

/**
 * Registers the fonts of other scripts, 2 MB that only reports with such names load; a PDF embeds only the characters it shows.
 * @returns whether they have a character
 */
export async function registerOtherFonts(): Promise<(character: string) => boolean> {
  Font.register({ family: CHINESE, src: chinese });
  Font.register({ family: CYRILLIC, src: cyrillic });
  await Promise.all(OTHER_FAMILIES.map((fontFamily) => Font.load({ fontFamily })));
  const fonts = OTHER_FAMILIES.map((fontFamily) => Font.getFont({ fontFamily }).data);
  return (character) =>
    hasOtherScripts(character) &&
    fonts.some((font) => font?.hasGlyphForCodePoint(character.codePointAt(0)!));
}
