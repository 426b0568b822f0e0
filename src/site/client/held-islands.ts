import { type IslandType, loadIslands } from '#src/blocks/islands.ts';

/**
 * The views of the interactive blocks in this document, once all of their code has come (ADR 018). Their types stand beside
 * what the wake-up script starts the application from; in development nothing is held, and so none is loaded ahead.
 */
export function loadHeldIslands() {
  const held = document.getElementById('held')?.textContent || '{}';
  const { islands = [] } = JSON.parse(held) as { islands?: IslandType[] };
  return loadIslands(islands);
}
