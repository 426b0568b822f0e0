import { renderToStaticMarkup } from 'react-dom/server';
import type { FaqEntry } from '#src/domains/seo/page-metadata.ts';
import { type Entity, faqPage } from '#src/domains/seo/structured-data.ts';

/**
 * A FAQPage of the questions that the page shows; undefined for none. Of duplicates, the last one counts.
 * @param html the rendered page
 */
export function shownQuestions(asked: readonly FaqEntry[], html: string): Entity | undefined {
  const entries = new Map(asked.map((entry) => [entry.question, entry]));
  const shown = [...entries.values()].filter(({ question }) =>
    html.includes(renderToStaticMarkup(<>{question}</>)),
  );
  return shown.length > 0 ? faqPage(shown) : undefined;
}
