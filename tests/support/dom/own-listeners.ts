/**
 * Collects the listeners that product code adds to window and document, so that one simulated document can stand for
 * several in sequence.
 * @returns a function that removes them and stops collecting
 */
export function collectListeners(): () => void {
  const ends: (() => void)[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener;
    target.addEventListener = (type: string, listener: EventListener, options?: boolean) => {
      add.call(target, type, listener, options);
      ends.push(() => target.removeEventListener(type, listener, options));
    };
    ends.push(() => (target.addEventListener = add));
  }
  return () => ends.splice(0).forEach((end) => end());
}
