import {
  type FormResult,
  readPostedFields,
  refuseForm,
  rejectForm,
} from '#src/admin/kit/form/form-result.ts';
import { ListScreen } from '#src/admin/lists/list-screen.tsx';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { Facts, missing } from '#src/admin/kit/screen.tsx';
import { SeverityMark } from '#src/admin/kit/finding-item.tsx';
import { checkAddress, CHECKS_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, servicesFor } from '#src/admin/shell/permission.server.ts';
import { PAGE_CHECKS } from '#src/domains/checks/catalogue.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import type { Route } from './+types/check.ts';
import { findingsOf } from './checks-view.ts';
import { presentFindings } from './present-findings.server.ts';
import { RouteFinding } from './route-finding.tsx';
import './checks.css';

const CRUMBS = [{ label: 'SEO checks', to: CHECKS_ADDRESS }];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  const { siteFindings } = services;
  const check = PAGE_CHECKS.find(({ id }) => id === params.check);
  if (!check)
    throw missing('No such check', 'The check does not exist any more, or the address is wrong.', {
      label: 'Go to all checks',
      to: CHECKS_ADDRESS,
    });
  const shared = { mayChange: mayDo(context, 'content.edit'), check: withoutRules(check) };
  return loadView(context, 'the findings of a check', shared, async () => {
    const { id } = check;
    const list = findingsOf(id);
    const query = list.parse(url.searchParams);
    const { page, search } = query;
    const [found, counts] = await Promise.all([
      siteFindings.list({ search, page, isIgnored: query.ignored === '1', check: id }),
      siteFindings.counts(),
    ]);
    const { open = 0, ignored = 0 } = counts.find((count) => count.check === id) ?? {};
    const states = [
      { label: 'Open', count: open },
      { value: '1', label: 'Ignored', count: ignored },
    ];
    return list.view(
      { ...query, page: found.page },
      {
        ...found,
        rows: await presentFindings(services, found.findings, new Date()),
        states: list.links(query, 'ignored', states, true),
      },
    );
  });
}

const withoutRules = ({ id, title, severity, why, fix }: (typeof PAGE_CHECKS)[number]) => ({
  id,
  title,
  severity,
  why,
  fix,
});

const MAX_REASON = 300;

/** Takes a finding out of the list, with a reason, and puts it back. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { user, siteFindings } = servicesFor(context, 'content.edit');
  const fields = await readPostedFields(request);
  const { intent = '', path = '', key = '', reason = '' } = fields;
  const finding = { check: params.check, path, key };
  const back = (text: string) => redirectWithNotice(context, text, checkAddress(params.check));
  if (intent === 'restore') {
    await siteFindings.restore(finding, actorOf(user));
    return back('The finding is back in the list.');
  }
  // Each finding has a form of its own, with its position in the list.
  if (!/^ignore(?:-\d+)?$/.test(intent)) return rejectForm();
  if (reason === '')
    return refuseForm(fields, { errors: { reason: 'Say why it may stay as it is.' } });
  if (reason.length > MAX_REASON)
    return refuseForm(fields, { errors: { reason: `Use at most ${MAX_REASON} characters.` } });
  const isDone = await siteFindings.ignore(finding, reason, actorOf(user));
  return back(isDone ? 'The finding is ignored.' : 'This finding is gone by now.');
}

/** The findings of one check, with why it matters and how to fix them. */
export default function CheckPage({
  loaderData: { view, check, mayChange },
  actionData,
}: Route.ComponentProps) {
  const result: FormResult | undefined = actionData;
  return (
    <ListScreen
      list={findingsOf(check.id)}
      view={view}
      Head={SeoHead}
      head={{
        title: check.title,
        crumbs: CRUMBS,
        mark: <SeverityMark severity={check.severity} />,
      }}
      hasCsv
      unaffected="The last crawl keeps them."
      above={
        <Facts
          className="seo-reasons beside measure-wide grid gap-4 gap-x-12"
          facts={{
            'Why it matters': check.why,
            'How to fix it': check.fix,
          }}
        />
      }
      search="Path contains"
      none={<p>Nothing found.</p>}
      renderRows={({ rows }) => (
        <ul className="findings" aria-label="Findings">
          {rows.map((finding, position) => (
            <RouteFinding key={finding.id} {...{ finding, position, result, mayChange }} />
          ))}
        </ul>
      )}
    />
  );
}
