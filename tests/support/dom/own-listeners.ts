/**
 * From now on collects the listeners that product code adds to the window and the document for their whole life, so that one
 * simulated document can stand for several, one after the other.
 * @returns removes them, and collects no longer
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
