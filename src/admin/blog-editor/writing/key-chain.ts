type Handler = (event: KeyboardEvent) => boolean;

/** Parts around a text that take keys before it does, such as an open menu. */
export type KeyChain = ReturnType<typeof createKeyChain>;

export function createKeyChain() {
  const handlers: Handler[] = [];
  return {
    /** The newest is asked first. @returns a function that takes it back */
    add(handler: Handler) {
      handlers.unshift(handler);
      return () => void handlers.splice(handlers.indexOf(handler), 1);
    },
    /** @returns whether one of them has used the key */
    handle: (event: KeyboardEvent) => handlers.some((handler) => handler(event)),
  };
}
