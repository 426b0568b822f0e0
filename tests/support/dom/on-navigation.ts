/** Vitest's addition to the window: the DOM implementation with the console of its own messages. */
interface Simulation {
  virtualConsole: {
    on(event: 'jsdomError', listener: (error: Error) => void): void;
    off(event: 'jsdomError', listener: (error: Error) => void): void;
  };
}

/**
 * Calls `listener` when the page leaves its document or reloads. The simulated document cannot do either; it reports
 * that instead, and its `location` cannot be replaced.
 * @returns a function that stops it
 */
export function onNavigation(listener: () => void): () => void {
  const { virtualConsole } = (globalThis as unknown as { jsdom: Simulation }).jsdom;
  const hear = ({ message }: Error) => {
    if (message.includes('navigation to another Document')) listener();
  };
  virtualConsole.on('jsdomError', hear);
  return () => virtualConsole.off('jsdomError', hear);
}
