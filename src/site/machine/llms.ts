import { llmsText } from '#src/domains/seo/llms-text.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/llms.ts';
import { textOfContent } from './cacheable-text.server.ts';
import { loadLlmsFacts } from './load-llms-facts.server.ts';

/** GET /llms.txt: the site in short for language models, with its pages as Markdown (llmstxt.org). */
export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return textOfContent(services, 'text/plain', async () => llmsText(await loadLlmsFacts(services)));
}
