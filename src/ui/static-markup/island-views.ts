import { type ComponentType, createContext } from 'react';

// oxlint-disable-next-line typescript/no-explicit-any -- views of all kinds of props
export type AnyView = ComponentType<any>;

/** Views of the interactive blocks in the document, on the server and in the browser. They must not suspend (ADR 018). */
export const IslandViewsContext = createContext<ReadonlyMap<string, AnyView>>(new Map());
