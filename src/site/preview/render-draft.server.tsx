import type { RouterContextProvider } from 'react-router';
import type { DraftView } from '#src/domains/content/draft-view.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderArticle } from '#src/site/insights/load-article.server.tsx';
import { renderStoryDraft } from '#src/site/insights/render-stories.server.tsx';
import { renderBlocks } from '#src/site/pages/render-page.server.ts';

/** Returns the markup of a draft, and how many of its sections could not be shown. */
export async function renderDraft(
  given: DraftView,
  context: Readonly<RouterContextProvider>,
): Promise<{ main: string; left: number }> {
  const services = context.get(servicesContext);
  const draft = services.currentSizes(given);
  if (draft.kind === 'post') {
    const { html } = await renderArticle(services, draft.post);
    return { main: html, left: 0 };
  }
  if (draft.kind === 'story') {
    const { html } = await renderStoryDraft(services, draft.story);
    return { main: html, left: 0 };
  }
  let left = 0;
  const countLeft = () => (left += 1);
  return { main: await renderBlocks(draft.page, context, countLeft), left };
}
