import type { BodyNode, PostBody } from '../body/post-body.ts';
import { bodyOfTemplate, slotOf } from './template-body.ts';
import { sectionsOf, type TemplateContent } from './template-content.ts';
import { fillIn, type Values } from './template-variables.ts';

/** Sentences that say what they are, so that no reader takes them for a claim. */
const SENTENCES = [
  'This is sample text, here to show how the section looks once it is written.',
  'It has sentences of the length that readers of the site are used to.',
  'A second thought follows the first, and a short one after that.',
  'Then the paragraph ends.',
];
const DEFAULT_WORDS = 70;
const WORDS_IN_PARAGRAPH = 60;

/** A post from a template as it could look once it is written: examples for the variables, and sample text of the wanted length. */
export function samplePost(template: TemplateContent): { title: string; body: PostBody } {
  const values = exampleValues(template);
  const lengths = new Map(
    sectionsOf(template).map(({ id, minWords, maxWords }) => [id, middleOf(minWords, maxWords)]),
  );
  const body = bodyOfTemplate(template, values);
  let slot = '';
  const content = (body.content ?? []).flatMap((node) => {
    slot = slotOf(node) ?? slot;
    const isBlank = node.type === 'paragraph' && node.content === undefined;
    return isBlank ? sampleText(lengths.get(slot) ?? DEFAULT_WORDS) : [node];
  });
  const title = fillIn(template.postTitle, values).trim() || template.title.trim();
  return { title, body: { ...body, content } };
}

/** The example of each variable, or its name where there is none. */
export const exampleValues = ({ variables }: TemplateContent): Values =>
  Object.fromEntries(
    variables.map(({ name, label, example }) => [name, example.trim() || label.trim() || name]),
  );

function middleOf(min: number | null, max: number | null) {
  if (min !== null && max !== null) return (min + max) / 2;
  return min ?? (max === null ? DEFAULT_WORDS : Math.min(max, DEFAULT_WORDS));
}

/** Paragraphs of about a number of words together. */
function sampleText(words: number): BodyNode[] {
  const paragraphs: BodyNode[] = [];
  let [count, at] = [0, 0];
  do {
    let [text, length] = ['', 0];
    do {
      const sentence = SENTENCES[at++ % SENTENCES.length]!;
      text += (text === '' ? '' : ' ') + sentence;
      length += sentence.split(' ').length;
    } while (length < WORDS_IN_PARAGRAPH && count + length < words);
    count += length;
    paragraphs.push({ type: 'paragraph', content: [{ type: 'text', text }] });
  } while (count < words);
  return paragraphs;
}
