import { createContext, type RouterContextProvider } from 'react-router';

/** The static markup of one request, and whether the answer is a document or the data of a client navigation. */
export interface StaticMarkupStore {
  isDocument: boolean;
  markup: Map<string, string>;
}

export const staticMarkupContext = createContext<StaticMarkupStore>();

/**
 * Hands markup to `<StaticMarkup id>`. For a document it travels beside the loader data, and undefined is returned, so
 * that the page does not carry it twice; for a client navigation it is returned, to be loader data.
 */
export function shipMarkup(
  context: Readonly<RouterContextProvider>,
  id: string,
  html: string,
): string | undefined {
  const store = context.get(staticMarkupContext);
  if (!store.isDocument) return html;
  store.markup.set(id, html);
  return undefined;
}
