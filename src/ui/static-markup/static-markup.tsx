import { createElement, Fragment, useMemo } from 'react';

interface StaticMarkupProps {
  /** letters, digits and hyphens; unique in a document */
  id: string;
  /** one or more elements; undefined if the document contains them */
  html: string | undefined;
}

/**
 * Server-rendered markup that React neither hydrates nor recomputes. A document contains it once, as HTML; only a client
 * navigation passes it as `html` (see `static-markup.server.ts`). It has no wrapper element, so child and sibling
 * selectors apply to its elements.
 */
export const StaticMarkup = import.meta.env.SSR ? StaticPlaceholderholder : StaticElements;

/** The placeholder that `fillStaticMarkup` replaces. */
function StaticPlaceholderholder({ id }: StaticMarkupProps) {
  return createElement('static-markup', { id });
}

function StaticElements({ id, html }: StaticMarkupProps) {
  const elements = useMemo(
    // The document is the source, read before React can replace any element.
    () => Array.from(html === undefined ? elementsOf(id) : parse(html), adopt),
    [id, html],
  );
  // React cannot update elements whose attributes and content it does not manage, so new markup gets a new key.
  return <Fragment key={html}>{elements}</Fragment>;
}

const elementsOf = (id: string) => document.querySelectorAll(`[data-static="${id}"]`);

function parse(html: string): HTMLCollection {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.children;
}

/** Returns a React element that adopts or creates a copy of `source`, without managing its attributes or content. */
function adopt(source: Element, index: number) {
  const { localName, innerHTML } = source;
  return createElement(localName, {
    key: index,
    suppressHydrationWarning: true,
    // Void elements such as <img> must not have content.
    dangerouslySetInnerHTML: innerHTML ? { __html: innerHTML } : undefined,
    ref: (element: Element | null) => {
      for (const { name, value } of source.attributes) element?.setAttribute(name, value);
    },
  });
}
