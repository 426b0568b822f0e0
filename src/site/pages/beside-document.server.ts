import { RouterContextProvider } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { staticMarkupContext } from '#src/ui/static-markup/static-markup.server.ts';

/** A context in which markup is returned as data, as a client navigation has it, instead of going into the document. */
export function dataRequestContext(
  context: Readonly<RouterContextProvider>,
): RouterContextProvider {
  const aside = new RouterContextProvider();
  aside.set(servicesContext, context.get(servicesContext));
  aside.set(staticMarkupContext, { isDocument: false, markup: new Map(), islands: new Map() });
  return aside;
}
