// Runs first in the server and in pages of `npm run shots -- --admin`: two runs on the same data show the same dates and durations.
const realNow = Date.now;
const behind = realNow() - Number(globalThis.SHOTS_TIME ?? process.env.SHOTS_TIME);
Date.now = () => realNow() - behind;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
});
