import { createContext, type RouterContextProvider } from 'react-router';
import type { AnyView } from './island-views.ts';

/** The static markup of one request, and whether the answer is a document or the data of a client navigation. */
export interface StaticMarkupStore {
  isDocument: boolean;
  markup: Map<string, string>;
  /** views of the interactive blocks in it, by type */
  islands: Map<string, AnyView>;
}

export const staticMarkupContext = createContext<StaticMarkupStore>();

/**
 * Hands an island's view to the document, where it is rendered with the page. For a client navigation its markup is
 * returned, to stand in its place until its code has come.
 */
export function shipIsland(
  context: Readonly<RouterContextProvider>,
  type: string,
  view: AnyView,
  render: () => string,
): string | undefined {
  const store = context.get(staticMarkupContext);
  if (!store.isDocument) return render();
  store.islands.set(type, view);
  return undefined;
}

/** React puts these before the markup of images; there they would be elements of the page, and the images come right after. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

/**
 * Hands markup to `<StaticMarkup id>`. For a document it travels beside the loader data, and undefined is returned, so
 * that the page does not carry it twice; for a client navigation it is returned, to be loader data.
 */
export function provideMarkup(
  context: Readonly<RouterContextProvider>,
  id: string,
  html: string,
): string | undefined {
  const markup = html.replaceAll(PRELOADS, '');
  const store = context.get(staticMarkupContext);
  if (!store.isDocument) return markup;
  store.markup.set(id, markup);
  return undefined;
}
