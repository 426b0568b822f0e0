/*
 * Adds campaign parameters to links to a meeting scheduler when they are clicked or opened in a context menu: those of the last
 * touch under their own names, those of the first with the prefix `first_`. Parameters that the address already has stay. Inline,
 * since a visitor may press such a link before any other script has come, and a new tab cannot wait for one.
 */
(() => {
  type Parameters = Record<string, string>;
  const { settings = '{}' } = document.currentScript!.dataset;
  const { schedulers = [] } = JSON.parse(settings) as { schedulers?: string[] };
  // domains/leads/attribution/campaign-parameters.ts
  const NAME = /^(utm_\w+|(gcl|fbcl|msclk|li_fat_)id|[gw]braid|ttclid)$/;

  /** The parameters of the touches that site/attribution stored, or of the first page where it has not run yet. */
  const readTouches = (): { first: Parameters; last: Parameters } => {
    const { attribution, landing } = sessionStorage as Record<string, string | undefined>;
    if (attribution) {
      const { first, last } = JSON.parse(attribution) as Record<
        'first' | 'last',
        { parameters: Parameters } | undefined
      >;
      return { first: first?.parameters ?? {}, last: last?.parameters ?? {} };
    }
    const query = new URL(landing!.split(' ')[0]!).searchParams;
    const parameters = Object.fromEntries([...query].filter(([name]) => NAME.test(name)));
    return { first: parameters, last: parameters };
  };

  const addParameters = ({ target }: Event) => {
    try {
      const link = (target as Element).closest('a')!;
      if (!schedulers.some((address) => link.href.startsWith(address))) return;
      const { first, last } = readTouches();
      const url = new URL(link.href);
      const add = (prefix: string, parameters: Parameters) => {
        for (const name in parameters)
          if (!url.searchParams.has(prefix + name))
            url.searchParams.set(prefix + name, parameters[name]!);
      };
      add('', last);
      add('first_', first);
      link.href = url.href;
    } catch {
      // Attribution is optional: no link, blocked storage or an unreadable touch changes nothing.
    }
  };
  for (const event of ['click', 'auxclick', 'contextmenu'])
    addEventListener(event, addParameters, true);
})();
