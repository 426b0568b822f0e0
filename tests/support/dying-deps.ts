import type { ImportDeps } from '#src/domains/imports/import-deps.ts';

/** Dependencies of imports that die at the nth call of what changes something, before or after it was made. */
export function dyingDeps(
  deps: ImportDeps,
  at: number,
  isAfter: boolean,
): { deps: ImportDeps; hasDied(): boolean } {
  let calls = 0;
  let hasDied = false;
  const die = () => {
    hasDied = true;
    throw new Error('killed');
  };
  const wrap = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return async (...args: unknown[]) => {
          calls += 1;
          const isLast = calls === at;
          if (isLast && !isAfter) die();
          const result: unknown = await (method as (...all: unknown[]) => unknown)(...args);
          if (isLast && isAfter) die();
          return result;
        };
      },
    });
  return {
    deps: {
      ...deps,
      documents: wrap(deps.documents),
      pictures: wrap(deps.pictures),
      assets: wrap(deps.assets),
    },
    hasDied: () => hasDied,
  };
}
