import type { RouterContextProvider } from 'react-router';
import type { Sample } from '#content/styleguide/sample.ts';
import type { BlockType } from '#src/blocks/schemas.ts';
import { type Renaming, withNames } from '#src/domains/content/frame/replace-names.ts';
import { STYLEGUIDE_PATH } from '#src/domains/site-map/paths.ts';
import { servicesContext } from '#src/services.server.ts';
import { createBlockSources } from '#src/site/pages/block-sources.server.ts';
import { prepareBlock } from '#src/site/pages/render-page.server.ts';

/**
 * Renders a sample like a block of a page.
 * @returns empty for an invalid block, which is logged
 */
export async function renderSample(
  id: string,
  type: BlockType,
  sample: Sample,
  context: Readonly<RouterContextProvider>,
  renamings: readonly Renaming[],
): Promise<string> {
  const services = context.get(servicesContext);
  const render = await prepareBlock(
    { type, id, props: withNames(sample.props, renamings) },
    createBlockSources(services),
    services.config,
    (data) => withNames(withoutEndpoints('data' in sample ? sample.data : data, id), renamings),
  );
  if (!(render instanceof Error)) return render();
  services.log.error({ block: id, type, reason: render.message }, 'a sample was left out');
  return '';
}

interface Form {
  form: string | object;
  action: string;
  api?: string;
}

const isForm = (data: unknown): data is Form =>
  typeof data === 'object' && data !== null && 'form' in data && 'action' in data;

/**
 * Replaces the addresses of a form by that of the style guide, which rejects posts: nothing is sent, and the failure state can
 * be seen. A form gets the sample's id as its name, since its name prefixes the ids of its elements. The assessment contains a
 * form of its own, and loads no earlier run.
 */
function withoutEndpoints(data: unknown, id: string): unknown {
  if (!isForm(data)) return data;
  if (typeof data.form === 'string')
    return {
      ...data,
      form: id,
      action: STYLEGUIDE_PATH,
      ...(data.api && { api: STYLEGUIDE_PATH }),
    };
  return {
    ...data,
    form: { ...data.form, action: STYLEGUIDE_PATH, api: STYLEGUIDE_PATH },
    action: STYLEGUIDE_PATH,
    api: '',
  };
}
