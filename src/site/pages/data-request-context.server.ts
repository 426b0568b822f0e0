import { RouterContextProvider } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { staticMarkupContext } from '#src/ui/static-markup/static-markup.server.ts';

/** A context that returns static markup as data, as in a client navigation, instead of adding it to the document. */
export function dataRequestContext(
  context: Readonly<RouterContextProvider>,
): RouterContextProvider {
  const dataContext = new RouterContextProvider();
  dataContext.set(servicesContext, context.get(servicesContext));
  dataContext.set(staticMarkupContext, {
    isDocument: false,
    markup: new Map(),
    islands: new Map(),
  });
  return dataContext;
}
