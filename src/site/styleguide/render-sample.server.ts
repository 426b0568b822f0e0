import type { RouterContextProvider } from 'react-router';
import type { Sample } from '#content/styleguide/sample.ts';
import { BLOCKS } from '#src/blocks/registry.ts';
import type { BlockType } from '#src/blocks/schemas.ts';
import { STYLEGUIDE_PATH } from '#src/domains/site-map/paths.ts';
import { dataRequestContext } from '#src/site/pages/beside-document.server.ts';
import { renderPage, type Segment } from '#src/site/pages/render-page.server.ts';
import { shipIsland } from '#src/ui/static-markup/static-markup.server.ts';

/**
 * Renders a sample the way a page's blocks are rendered. It stands inside something, so its markup is taken as data, as
 * a client navigation would have it; an island is made known to the document nevertheless.
 * @returns undefined when the block was left out, which is logged
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
  // what is said to have been loaded is shown by the island itself, not by markup made from what really was
  const props: IslandProps =
    'data' in sample ? { ...segment.props, data: sample.data } : segment.props;
  const html = shipIsland(context, type, BLOCKS[type].view, () =>
    'data' in sample ? '' : (segment.html ?? ''),
  );
  return {
    ...segment,
    props: { ...props, data: harmless(props.data, id) },
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
 * A form by which nothing is sent: the guide itself refuses it, which is how its failure can be seen. It is named after
 * the sample, since its elements have their ids from its name and it may stand here several times. The assessment has a
 * form of its own, and asks nobody for an earlier run.
 */
function harmless(data: unknown, id: string): unknown {
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
