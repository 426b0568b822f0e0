import { createElement, Fragment, useMemo } from 'react';

interface StaticMarkupProps {
  /** letters, digits and hyphens; unique in a document */
  id: string;
  /** elements side by side; undefined where the document carries them */
  html: string | undefined;
}

/**
 * Markup made on the server that React neither hydrates nor recomputes. In a document it stands once, as HTML; only
 * a client navigation carries it as data (see `static-markup.server.ts`), and then `html` is set. It has no element of
 * its own around it: its elements are children and neighbours like any others, for styles too.
 */
export const StaticMarkup = import.meta.env.SSR ? StaticPlace : StaticElements;

/** Where `fillStaticMarkup` puts the markup. */
function StaticPlace({ id }: StaticMarkupProps) {
  return createElement('static-markup', { id });
}

function StaticElements({ id, html }: StaticMarkupProps) {
  const elements = useMemo(
    // In the browser the document itself is the source: it is read before React could replace anything.
    () => Array.from(html === undefined ? elementsOf(id) : parse(html), adopt),
    [id, html],
  );
  // Other markup is other elements: React knows too little of these to change them into those.
  return <Fragment key={html}>{elements}</Fragment>;
}

const elementsOf = (id: string) => document.querySelectorAll(`[data-static="${id}"]`);

function parse(html: string): HTMLCollection {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.children;
}

/** The element as React adopts it from the document, or makes it: without a look at its attributes or inside. */
function adopt(source: Element, index: number) {
  const { localName, innerHTML } = source;
  return createElement(localName, {
    key: index,
    suppressHydrationWarning: true,
    // An element that cannot have content, such as <img>, must not be given any.
    dangerouslySetInnerHTML: innerHTML ? { __html: innerHTML } : undefined,
    ref: (element: Element | null) => {
      for (const { name, value } of source.attributes) element?.setAttribute(name, value);
    },
  });
}
