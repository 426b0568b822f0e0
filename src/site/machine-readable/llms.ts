import { llmsText } from '#src/domains/seo/llms-text.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/llms.ts';
import { contentText } from './cacheable-text.server.ts';
import { loadLlmsFacts } from './load-llms-facts.server.ts';

/** GET /llms.txt: a summary of the site for language models, with links to its pages as Markdown (llmstxt.org). */
export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return contentText(services, 'text/plain', async () => llmsText(await loadLlmsFacts(services)));
}
