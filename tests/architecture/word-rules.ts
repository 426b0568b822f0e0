import { readableTexts } from './readable-texts.ts';
import { isTest, type SourceFile } from './source-file.ts';

/** A pattern that docs/styleguide-words.md rejects, and what to write instead. */
type WordRule = readonly [pattern: RegExp, write: string];

/** Whole words in any case, across line breaks; not a part of a path, an address or a hyphenated name. */
const words = (pattern: string) =>
  new RegExp(`(?<![\\w/@.-])(?:${pattern.replaceAll(' ', '\\s+')})(?![\\w-])`, 'gi');

/**
 * The list at the end of docs/styleguide-words.md. No string that docs/specification.md quotes matches it; should one ever,
 * its line ends in `words-ok: specified`.
 */
const WORD_RULES: readonly WordRule[] = [
  [words('mend(s|ed|ing)?'), 'fix'],
  [words('(some|any|every)body'), 'someone, anyone, everyone'],
  [words('whom'), 'who, or turn the sentence around'],
  [words('seldom'), 'rarely'],
  [words('gladly'), 'nothing; the offer is enough'],
  [words('beforehand'), 'first, before that'],
  [words('at hand'), 'ready, nearby'],
  [words('in earnest'), 'seriously'],
  [words('told'), 'said, notified, written up'],
  [words('mails?(?! servers?\\b)'), 'email'],
  [words('managing directors?'), 'CEO, owner'],
  [words('fortnight(s|ly)?'), 'two weeks, every two weeks'],
  [words('rotas?'), 'on-call schedule'],
  [words('diary|diaries'), 'calendar'],
  [words('tills?'), 'register, point of sale; until'],
  [words('telephon(es?|ed|ing)'), 'phone, call'],
  [words('leavers?'), 'former employee'],
  [words('postal codes?|postcodes?'), 'ZIP code'],
  [words('tenders?'), 'RFP'],
  [words('annex(es)?'), 'appendix'],
  [words('by screen'), 'by video'],
  [words('agree(s|d|ing)? (an?|one|the)'), 'agree on'],
  [/\b(?:Must|May) we\b/g, 'Do we have to ...? Can we ...?'],
  [words('\\d+ working days?|working days?'), 'business days'],
  [words('e-commerce|e-mails?'), 'ecommerce, email'],
  [words('(hand-off|clean-up|roll-out|set-up)s?'), 'one word for the noun, two for the verb'],
  [words('(behavi|col|fav|hon|lab|neighb)our\\w*'), 'the American spelling, -or'],
  [
    words(
      '(recogn|organ|priorit|optim|summar|standard|custom|civil|minim|emphas|real)is(e[ds]?|ing|ation)',
    ),
    'the American spelling, -ize',
  ],
  [
    words('analys(e|ed|ing)|catalogues?|programmes?|centres?|licences?|defences?|grey'),
    'the American spelling',
  ],
  [words('(cancell|travell|labell|modell)(ed|ing)'), 'the American spelling, one l'],
  [words('(after|back|up|down|to)wards'), 'the word without s'],
  [words('whilst|amongst|learnt|spelt|judgement'), 'the American word'],
  [words('minute (read|review)'), 'a hyphen: 5-minute read'],
  [/(?<![\d:T-])(?:0\d|1[3-9]|2[0-3]):[0-5]\d(?![\d:])/g, 'a 12-hour time: 1:30 p.m.'],
  [/”[.,]/g, 'the comma or period before the quotation mark'],
];

/** A comment at the end of a line that allows its words: `words-ok: the client's own name`. */
const ALLOWED = /\bwords-ok: \S/;

/** Files with texts for people: content, screens, emails, PDFs, and messages on the console. */
const IS_READ = /^(?:(?:src|server|scripts|content)\/.*\.(?:tsx?|mjs)|content\/.*\.md)$/;

/** Words that docs/styleguide-words.md rejects, in texts that people read. */
export function wordViolations(files: readonly SourceFile[]): string[] {
  return files.filter((file) => IS_READ.test(file.path) && !isTest(file)).flatMap(violationsOf);
}

function violationsOf(file: SourceFile): string[] {
  const lines = file.text.split('\n');
  return readableTexts(file).flatMap(({ text, lineAt }) =>
    WORD_RULES.flatMap(([pattern, write]) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const line = lineAt(match.index);
        if (ALLOWED.test(lines[line - 1]!)) return [];
        const phrase = match[0].replaceAll(/\s+/g, ' ');
        return [
          `${file.path}:${line} says "${phrase}". Write ${write} (docs/styleguide-words.md), ` +
            'or end the line with a comment `words-ok: <reason>`.',
        ];
      }),
    ),
  );
}
