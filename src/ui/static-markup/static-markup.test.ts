import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { provideMarkup, staticMarkupContext } from './static-markup.server.ts';

function createContext(isDocument: boolean) {
  const context = new RouterContextProvider();
  const markup = new Map<string, string>();
  context.set(staticMarkupContext, { isDocument, markup, islands: new Map() });
  return { context, markup };
}

test('stores the markup of a document and returns that of a client navigation', () => {
  const document = createContext(true);
  expect(provideMarkup(document.context, 'a', '<p>1</p>')).toBeUndefined();
  expect(document.markup.get('a')).toBe('<p>1</p>');
  const navigation = createContext(false);
  expect(provideMarkup(navigation.context, 'a', '<p>1</p>')).toBe('<p>1</p>');
  expect(navigation.markup.size).toBe(0);
});

test('removes the preload links of React', () => {
  const preload = '<link rel="preload" as="image" imageSrcSet="/a.webp 1x" href="/a.svg"/>';
  const html = `${preload}<article><img src="/a.svg"/></article>${preload}<p>1</p>`;
  const { context } = createContext(false);
  expect(provideMarkup(context, 'a', html)).toBe('<article><img src="/a.svg"/></article><p>1</p>');
});
