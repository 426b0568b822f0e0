/** Binds the first argument of functions: `bind(db, { list: listLeads }).list(filter)`. */
export const bind = <
  First,
  Fns extends Record<string, (first: First, ...rest: never[]) => unknown>,
>(
  first: First,
  functions: Fns,
) =>
  Object.fromEntries(
    Object.entries(functions).map(([name, run]) => [name, run.bind(undefined, first)]),
  ) as {
    [Name in keyof Fns]: Fns[Name] extends (first: never, ...rest: infer Rest) => infer Result
      ? (...rest: Rest) => Result
      : never;
  };
