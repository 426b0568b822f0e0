import { renderToStaticMarkup } from 'react-dom/server';
import type { FaqEntry } from '#src/domains/seo/page-metadata.ts';
import { type Entity, faqPage } from '#src/domains/seo/structured-data.ts';

/**
 * Those of the questions that stand on the page, each once, the last of one wording; undefined for none.
 * @param html the page as it was rendered
 */
export function shownQuestions(asked: readonly FaqEntry[], html: string): Entity | undefined {
  const entries = new Map(asked.map((entry) => [entry.question, entry]));
  const shown = [...entries.values()].filter(({ question }) =>
    html.includes(renderToStaticMarkup(<>{question}</>)),
  );
  return shown.length > 0 ? faqPage(shown) : undefined;
}
