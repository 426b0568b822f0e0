import { type IslandType, loadIslands } from '#src/blocks/islands.ts';

/**
 * The views of the interactive blocks in this document, once all of their code has come (ADR 018). Their types came with the
 * router's own context, which the wake-up script has parsed; in development none are named, and so none is loaded ahead.
 */
export function loadHeldIslands() {
  const { __reactRouterContext: context } = window as { __reactRouterContext?: HeldContext };
  return loadIslands(context?.islands ?? []);
}

interface HeldContext {
  islands?: readonly IslandType[];
}
