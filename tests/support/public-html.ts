import { RouterContextProvider } from 'react-router';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type { Page } from '#src/domains/content/pages/page.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderBlockPage } from '#src/site/pages/render-page.server.ts';
import { buildServices } from './build-services.ts';

/** A log entry about a block that was left out of a page. */
interface LeftOut {
  /** its id */
  block: string;
  type: string;
  reason: string;
}

/** A page as the site sends it to browsers: its head, and the markup of its blocks. */
export async function publicHtml(
  page: Page,
  onLeftOut?: (block: LeftOut) => void,
): Promise<string> {
  const context = new RouterContextProvider();
  const log = { error: (block: object) => onLeftOut?.(block as LeftOut), warn: () => undefined };
  context.set(
    servicesContext,
    buildServices({
      log,
      media: { list: async () => [], describe: () => undefined },
      pages: { page: async (path) => DEFAULT_PAGES.find((one) => one.path === path) },
      stories: { list: async () => SUCCESS_STORIES },
      assessments: { current: CURRENT_QUESTIONNAIRE },
    }),
  );
  return JSON.stringify(await renderBlockPage(page, context), null, 1);
}
