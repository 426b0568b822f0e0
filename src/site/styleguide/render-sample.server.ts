import type { RouterContextProvider } from 'react-router';
import type { Sample } from '#content/styleguide/sample.ts';
import { BLOCKS } from '#src/blocks/registry.ts';
import type { BlockType } from '#src/blocks/schemas.ts';
import { STYLEGUIDE_PATH } from '#src/domains/site-map/paths.ts';
import { dataRequestContext } from '#src/site/pages/data-request-context.server.ts';
import { renderPage, type Segment } from '#src/site/pages/render-page.server.ts';
import { shipIsland } from '#src/ui/static-markup/static-markup.server.ts';

/**
 * Renders a sample like a block of a page. Its markup is returned as data, to be placed in an exhibit. Islands are registered
 * with the document.
 * @returns undefined for an invalid block, which is logged
 */
export async function renderSample(
  id: string,
  type: BlockType,
  sample: Sample,
  context: Readonly<RouterContextProvider>,
): Promise<Segment | undefined> {
  const blocks = [{ type, id, props: sample.props }];
  const page = { path: STYLEGUIDE_PATH, title: '', seo: { title: '', description: '' }, blocks };
  const [segment] = await renderPage(page, dataRequestContext(context));
  if (segment?.kind !== 'island') return segment;
  // For data of the sample, the island renders itself: the markup was made from the data that was really loaded.
  const props: IslandProps =
    'data' in sample ? { ...segment.props, data: sample.data } : segment.props;
  const html = shipIsland(context, type, BLOCKS[type].view, () =>
    'data' in sample ? '' : (segment.html ?? ''),
  );
  return {
    ...segment,
    props: { ...props, data: withoutEndpoints(props.data, id) },
    html,
  };
}

interface IslandProps {
  data?: unknown;
}

interface Form {
  form: string | object;
  action: string;
  api: string;
}

const isForm = (data: unknown): data is Form =>
  typeof data === 'object' && data !== null && 'form' in data && 'api' in data && 'action' in data;

/**
 * Replaces the addresses of a form by that of the style guide, which rejects posts: nothing is sent, and the failure state can
 * be seen. A form gets the sample's id as its name, since its name prefixes the ids of its elements. The assessment contains a
 * form of its own, and loads no earlier run.
 */
function withoutEndpoints(data: unknown, id: string): unknown {
  if (!isForm(data)) return data;
  if (typeof data.form === 'string')
    return { ...data, form: id, action: STYLEGUIDE_PATH, api: STYLEGUIDE_PATH };
  return {
    ...data,
    form: { ...data.form, action: STYLEGUIDE_PATH, api: STYLEGUIDE_PATH },
    action: STYLEGUIDE_PATH,
    api: '',
  };
}
