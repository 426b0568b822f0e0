import type { Services } from '#src/services.server.ts';

export interface RecordedServices {
  services: Services;
  /** names of called methods, such as `leads.release` */
  calls: string[];
}

/**
 * Services of which only the given parts work. Every other call is noted and fails, so that a test sees what a request
 * tried to do.
 */
export function recordServices(parts: Partial<Services>): RecordedServices {
  const calls: string[] = [];
  const fail = (name: string) => {
    calls.push(name);
    const failed = Promise.reject(new Error(`${name} was called`));
    failed.catch(() => undefined);
    return failed;
  };
  const recorded = (name: string): unknown =>
    new Proxy(() => undefined, {
      get: (_target, key) => (key === 'then' ? undefined : () => fail(`${name}.${String(key)}`)),
      apply: () => fail(name),
    });
  const services = new Proxy({} as Services, {
    get: (_target, key) => Reflect.get(parts, key) ?? recorded(String(key)),
  });
  return { services, calls };
}
