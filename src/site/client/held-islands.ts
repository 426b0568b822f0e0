import { type IslandType, loadIslands } from '#src/blocks/islands.ts';

/**
 * Resolves to the views of the interactive blocks in this document once all of their code is loaded (ADR 018). The router's
 * context, which the wake-up script has parsed, lists their types. In development it lists none.
 */
export function loadHeldIslands() {
  const { __reactRouterContext: context } = window as { __reactRouterContext?: HeldContext };
  return loadIslands(context?.islands ?? []);
}

interface HeldContext {
  islands?: readonly IslandType[];
}
