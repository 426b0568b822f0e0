import { readClipboard } from '../src/admin/paste/read-clipboard.ts';
import { measure } from './timed.ts';

const WORDS = 20_000;
const PER_PARAGRAPH = 80;
const SPAN =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;';

/** Measures how long a clipboard of 20,000 words takes to become a body, as Docs, Word and Markdown write it. */
export async function benchPaste(): Promise<void> {
  const paragraphs = Array.from({ length: WORDS / PER_PARAGRAPH }, (_, at) =>
    Array.from({ length: PER_PARAGRAPH }, (_word, word) => `word${at}x${word}`),
  );
  const docs = paragraphs
    .map(
      (words) =>
        `<p dir="ltr">${words.map((word, at) => (at % 10 === 0 ? `<span style="${SPAN}">${word} </span>` : `${word} `)).join('')}</p>`,
    )
    .join('');
  const word = paragraphs
    .map(
      (words) =>
        `<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%'><span lang=EN-US style='font-size:11.0pt'>${words.join(' ')}<o:p></o:p></span></p>`,
    )
    .join('\n');
  const text = paragraphs.map((words) => `${words.join(' ')} **bold**`).join('\n\n');
  const clip = { html: '', text: '', rtf: '', code: '' };
  const read = (more: Partial<typeof clip>) => async () =>
    readClipboard({ ...clip, ...more }, 'https://cadron.example');
  console.log('a paste of 20,000 words (goal 200):');
  await measure('  Google Docs', 20, read({ html: docs }));
  await measure(
    '  Word',
    20,
    read({ html: `<html xmlns:o="urn:schemas-microsoft-com:office:office">${word}</html>` }),
  );
  await measure('  Markdown', 20, read({ text: `# Title\n\n${text}` }));
  await measure('  plain text', 20, read({ text: text.replaceAll('**', '') }));
}
