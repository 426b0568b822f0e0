import { createContext, type RouterContextProvider } from 'react-router';
import type { AnyView } from './island-views.ts';

/** The static markup of one request, and whether the response is a document or the data of a client navigation. */
interface StaticMarkupStore {
  isDocument: boolean;
  markup: Map<string, string>;
  /** views of the interactive blocks in the markup, by type */
  islands: Map<string, AnyView>;
}

export const staticMarkupContext = createContext<StaticMarkupStore>();

/**
 * Registers the view of an island, which a document renders with the page. For a client navigation, returns its markup
 * instead, to be shown until its code has loaded.
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

const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

/** Removes what React renders before images: it would become elements of the page, and the images follow directly. */
export const withoutPreloads = (html: string): string => html.replaceAll(PRELOADS, '');

/**
 * Provides the markup of `<StaticMarkup id>`. For a document, stores it outside the loader data and returns undefined, so
 * that the page does not contain it twice. For a client navigation, returns it for the loader data.
 */
export function provideMarkup(
  context: Readonly<RouterContextProvider>,
  id: string,
  html: string,
): string | undefined {
  const markup = withoutPreloads(html);
  const store = context.get(staticMarkupContext);
  if (!store.isDocument) return markup;
  store.markup.set(id, markup);
  return undefined;
}
