import { type ComponentType, createContext } from 'react';

// oxlint-disable-next-line typescript/no-explicit-any -- views of all kinds of props
export type AnyView = ComponentType<any>;

/** Views of the interactive blocks in the document being rendered. Only the server provides them: nothing may suspend there. */
export const IslandViewsContext = createContext<ReadonlyMap<string, AnyView>>(new Map());
