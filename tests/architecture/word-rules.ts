import { readCases } from '#tests/builders/read-cases.ts';
import { readableTexts } from './readable-texts.ts';
import { isTest, type SourceFile } from './source-file.ts';

const { words, patterns } = readCases('../architecture/words.yaml') as Record<
  'words' | 'patterns',
  Record<string, string>
>;
const wholeWords = (pattern: string) =>
  new RegExp(`(?<![\\w/@.-])(?:${pattern.replaceAll(' ', '\\s+')})(?![\\w-])`, 'gi');

/** Patterns that `words.yaml` rejects, and what to write instead. */
const WORD_RULES = [
  ...Object.entries(words).map(([pattern, write]) => [wholeWords(pattern), write] as const),
  ...Object.entries(patterns).map(([pattern, write]) => [new RegExp(pattern, 'g'), write] as const),
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
