import { llmsText } from '#src/domains/seo/llms-text.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/llms.ts';
import { keptText } from './kept-text.server.ts';
import { loadLlmsFacts } from './load-llms-facts.server.ts';

/** GET /llms.txt: the site in short for language models, with its pages as Markdown (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = await loadLlmsFacts(context.get(servicesContext));
  return keptText(llmsText(facts), 'text/plain');
}
