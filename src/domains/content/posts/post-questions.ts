import type { FaqEntry } from '#src/domains/seo/page-metadata.ts';
import { type BodyNode, textOfBody } from '../body/post-body.ts';

/** The questions that a body shows with their answers, in order. */
export function questionsOf(node: BodyNode): FaqEntry[] {
  const { type, content = [] } = node;
  if (type !== 'faqItem') return content.flatMap(questionsOf);
  const [question, ...answers] = content.map((part) =>
    textOfBody(part).replaceAll(/\s+/g, ' ').trim(),
  );
  const answer = answers.join(' ').trim();
  return question && answer ? [{ question, answer }] : [];
}
