import { createElement, Suspense, useContext } from 'react';
import { type AnyView, IslandViewsContext } from '#src/ui/static-markup/island-views.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import { ISLANDS, type IslandType } from './islands.ts';

interface IslandProps {
  type: IslandType;
  id: string;
  props: object;
  /** its markup, shown after a client navigation until its code is loaded */
  html: string | undefined;
}

/** An interactive block. After a client navigation its static markup shows until its code is loaded. */
export function Island({ type, id, props, html }: IslandProps) {
  const views = useContext(IslandViewsContext);
  const view: AnyView = views.get(type) ?? ISLANDS[type];
  return (
    <Suspense fallback={html ? <StaticMarkup id={id} html={html} /> : null}>
      {createElement(view, { ...props, id })}
    </Suspense>
  );
}
