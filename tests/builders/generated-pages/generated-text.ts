import fc from 'fast-check';

/** Texts that editors paste, and that escaping, trimming or a database could change. */
const ODD = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&amp; &lt;b&gt; &#106;',
  'O’Neil & “Söhne”',
  'שלום עולם',
  'مرحبا',
  '見積もり',
  '👩🏽‍🚀 🇺🇸',
  'e\u0301 \u00e9',
  'line\nbreak',
  'line\r\nbreak',
  'tab\there',
  'no\u00a0break',
  'zero\u200bwidth',
  '\u200djoiner',
  '\ufeffmark',
  '-->',
  '$& $1',
  '__proto__',
  'javascript:alert(1)',
];

/** Any Unicode text of `min` to `max` characters that is not blank, often as long as the limit allows. */
export const generatedText = (min: number, max = 400): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'grapheme', maxLength: 40 })),
      fc.constantFrom('none', 'least', 'most'),
    )
    .map(([text, length]) => {
      const long = `x${text} `;
      if (length === 'none') return cut(long.trimEnd(), max).padEnd(min, 'x');
      const wanted = length === 'least' ? Math.max(min, 1) : max;
      return cut(long.repeat(Math.ceil(wanted / long.length)), wanted).padEnd(wanted, 'x');
    });

/** The first characters, without half of a pair at the end. */
const cut = (text: string, max: number) =>
  text
    .slice(0, max)
    .toWellFormed()
    .replace(/\ufffd$/, 'x');
