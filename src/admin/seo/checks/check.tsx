import { data, Form } from 'react-router';
import {
  type FormResult,
  readPostedFields,
  refuseForm,
  rejectForm,
} from '#src/admin/forms/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { SeverityMark } from '#src/admin/parts/finding-item.tsx';
import { listAddress, parsePage, parseText } from '#src/admin/parts/list-query.ts';
import { NotFoundPanel } from '#src/admin/parts/not-found-panel.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { checkAddress, CHECKS_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { PAGE_CHECKS } from '#src/domains/checks/catalogue.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/check.ts';
import { presentFindings } from './present-findings.server.ts';
import { RouteFinding } from './route-finding.tsx';
import './checks.css';

const CRUMBS = [{ label: 'SEO checks', to: CHECKS_ADDRESS }];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const services = context.get(servicesContext);
  const check = PAGE_CHECKS.find(({ id }) => id === params.check);
  if (!check) return data({ check: undefined }, 404);
  const { id, title, severity, why, fix } = check;
  const query = {
    search: parseText(url.searchParams, 'search'),
    isIgnored: url.searchParams.get('ignored') === '1',
  };
  const [{ findings, total, page, pages }, counts] = await Promise.all([
    services.siteFindings.list({ ...query, check: id, page: parsePage(url.searchParams) }),
    services.siteFindings.counts(),
  ]);
  const { open = 0, ignored = 0 } = counts.find((count) => count.check === id) ?? {};
  return data({
    check: { id, title, severity, why, fix },
    mayChange: mayDo(context, 'content.edit'),
    query,
    counts: { open, ignored },
    total,
    page,
    pages,
    findings: await presentFindings(services, findings, new Date()),
  });
}

const MAX_REASON = 300;

/** Takes a finding out of the list, with a reason, and puts it back. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const { siteFindings, config } = context.get(servicesContext);
  const fields = await readPostedFields(request);
  const { intent = '', path = '', key = '', reason = '' } = fields;
  const finding = { check: params.check, path, key };
  const back = (text: string) =>
    redirectWithNotice({ kind: 'done', text }, checkAddress(params.check), config.SECURE_COOKIES);
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
export default function CheckPage({ loaderData, actionData }: Route.ComponentProps) {
  const { check } = loaderData;
  if (!check)
    return (
      <NotFoundPanel title="No such check" back={{ label: 'Go to all checks', to: CHECKS_ADDRESS }}>
        The check does not exist any more, or the address is wrong.
      </NotFoundPanel>
    );
  const { query, counts, findings, page, pages, mayChange } = loaderData;
  const address = (of: { ignored?: boolean; page?: number; search?: string | undefined }) =>
    listAddress(checkAddress(check.id), {
      search: of.search,
      ignored: of.ignored ? 1 : undefined,
      page: of.page,
    });
  const result: FormResult | undefined = actionData;
  return (
    <>
      <SeoHead
        title={check.title}
        crumbs={CRUMBS}
        mark={<SeverityMark severity={check.severity} />}
      />
      <dl className="seo-reasons">
        <div>
          <dt>Why it matters</dt>
          <dd>{check.why}</dd>
        </div>
        <div>
          <dt>How to fix it</dt>
          <dd>{check.fix}</dd>
        </div>
      </dl>
      <StateLinks
        states={[
          { label: 'Open', count: counts.open, to: address({}), isCurrent: !query.isIgnored },
          {
            label: 'Ignored',
            count: counts.ignored,
            to: address({ ignored: true }),
            isCurrent: query.isIgnored,
          },
        ]}
      />
      <Form className="admin-filter" role="search">
        {query.isIgnored ? <input type="hidden" name="ignored" value="1" /> : null}
        <SearchField label="Path contains" value={query.search} />
        <FilterActions
          resetTo={address({ ignored: query.isIgnored })}
          isFiltered={query.search !== undefined}
        />
      </Form>
      {findings.length > 0 ? (
        <ul className="findings" aria-label="Findings">
          {findings.map((finding, position) => (
            <RouteFinding
              key={`${finding.path} ${finding.key}`}
              finding={finding}
              position={position}
              result={result}
              mayChange={mayChange}
            />
          ))}
        </ul>
      ) : (
        <p className="admin-missing">
          {query.search ? 'No finding on a path like this.' : 'Nothing found.'}
        </p>
      )}
      <PageLinks
        page={page}
        pages={pages}
        addressOf={(number) =>
          address({ ignored: query.isIgnored, search: query.search, page: number })
        }
      />
    </>
  );
}
