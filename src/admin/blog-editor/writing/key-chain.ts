type Handler = (event: KeyboardEvent) => boolean;

/** Parts around a text that take keys before it does, such as an open menu. */
export interface KeyChain {
  /** The newest is asked first. @returns a function that takes it back */
  add(handler: Handler): () => void;
  /** @returns whether one of them has used the key */
  handle(event: KeyboardEvent): boolean;
}

export function createKeyChain(): KeyChain {
  const handlers: Handler[] = [];
  return {
    add(handler) {
      handlers.unshift(handler);
      return () => void handlers.splice(handlers.indexOf(handler), 1);
    },
    handle: (event) => handlers.some((handler) => handler(event)),
  };
}
