import { Form, Link } from 'react-router';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import { Button } from '#src/admin/kit/button.tsx';
import { readPostedFields, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { Part, LoadError, Facts } from '#src/admin/kit/screen.tsx';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { FILES_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, servicesFor } from '#src/admin/shell/permission.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { InputField } from '#src/admin/kit/input-field.tsx';
import { MACHINE_FILES } from '#src/domains/seo/machine-file.ts';
import type { Route } from './+types/files.ts';
import { addRobotsRule, removeRobotsRule } from './change-robots.server.ts';
import {
  type IndexingProof,
  presentSubmissions,
  previewFile,
  proveIndexing,
  type FilePreview as Preview,
} from './present-files.server.ts';
import { RobotsRules } from './robots-rules.tsx';
import './files.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  const mayChange = mayDo(context, 'content.edit');
  const mayChangeRules = mayDo(context, 'settings.change');
  const chosen = url.searchParams.get('file')?.trim() || '/robots.txt';
  const shared = { mayChange, mayChangeRules, chosen };
  return loadView(context, 'the files for programs', shared, async () => {
    const [preview, indexing, submissions, { values }] = await Promise.all([
      previewFile(services, chosen),
      proveIndexing(services),
      presentSubmissions(services),
      services.siteSettings.view(),
    ]);
    const { robots = [] } = values;
    return { preview, indexing, submissions, robots };
  });
}

/** Adds and removes rules of robots.txt, and notifies search engines again. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readPostedFields(request);
  const { intent = '' } = fields;
  const isRule = intent === 'add-rule' || intent === 'remove-rule';
  const services = servicesFor(context, isRule ? 'settings.change' : 'content.edit');
  const { user } = services;
  const by = actorOf(user);
  const back = (text: string) =>
    redirectWithNotice(context, text, `${FILES_ADDRESS}?file=/robots.txt`);
  switch (intent) {
    case 'add-rule':
      return (
        (await addRobotsRule(services, fields, by)) ??
        back('The rule is added. Crawlers read robots.txt about once a day.')
      );
    case 'remove-rule': {
      const isRemoved = await removeRobotsRule(services, fields, by);
      return back(isRemoved ? 'The rule is removed.' : 'The rule was gone already.');
    }
    case 'submit': {
      const sent = await services.submissions.submitAgain(Number(fields['id']) || 0);
      return back(
        sent > 0
          ? `${formatCount(sent, 'address', 'addresses')} will be submitted in half a minute.`
          : 'This submission is too old to repeat.',
      );
    }
    default:
      return rejectForm();
  }
}

/** The files that search engines, feed readers and language models read. */
export default function FilesPage({ loaderData }: Route.ComponentProps) {
  const { view, mayChange, mayChangeRules, chosen } = loaderData;
  return (
    <>
      <SeoHead
        title="Machine files"
        intro="What search engines, feed readers and language models read, as the running site sends it just now."
      />
      {view ? (
        <div className="measure-wide stack gap-10">
          <Indexing {...view.indexing} />
          <FilePreview preview={view.preview} chosen={chosen} />
          <RobotsRules rules={view.robots} mayChange={mayChangeRules} />
          <SubmissionList {...view.submissions} mayChange={mayChange} />
        </div>
      ) : (
        <LoadError>The files could not be loaded.</LoadError>
      )}
    </>
  );
}

/** Whether search engines may list this very site, with the proof. */
const Indexing = (proof: IndexingProof) => (
  <Part className="machine-part" title="May search engines list this site?">
    <p className="machine-verdict measure" data-alarm={!proof.isAsExpected || undefined}>
      {verdict(proof)}
    </p>
    <Facts
      facts={{
        Environment: `${proof.environment}, ${proof.source}`,
        'X-Robots-Tag of the home page': proof.header,
        'Robots tag of the home page': proof.meta,
      }}
    />
  </Part>
);

function verdict({ environment, isHidden }: IndexingProof): string {
  const isLive = environment === 'production';
  if (isHidden === undefined)
    return 'The home page could not be read just now, so there is no proof. Reload the page to try again.';
  if (isHidden)
    return isLive
      ? 'No, but it should: this is the production site, and its home page says noindex.'
      : `No. This is not the production site, and every response says noindex.`;
  return isLive
    ? 'Yes. This is the production site, and nothing keeps its home page out of search results.'
    : 'Yes, but it should not: this is not the production site, and its home page does not say noindex.';
}

const OUTCOMES = {
  accepted: 'Accepted',
  refused: 'Refused',
  failed: 'Failed, will be repeated',
} as const;

type SubmissionListProps = Awaited<ReturnType<typeof presentSubmissions>> & { mayChange: boolean };

/** Notices to search engines by IndexNow, with what came back. */
const SubmissionList = ({ keyFile, entries, mayChange }: SubmissionListProps) => (
  <Part className="machine-part" id="notices" title="Notices to search engines (IndexNow)">
    {keyFile ? (
      <p className="machine-verdict measure">
        On, with the key file {keyFile}. A change is submitted half a minute after it.
      </p>
    ) : (
      <p className="note measure machine-note">
        Off. Changes are submitted from the production site only, once INDEXNOW_KEY is set.
      </p>
    )}
    {entries.length === 0 ? (
      <p className="note measure machine-note">Nothing was submitted yet.</p>
    ) : null}
    <ol className="machine-list">
      {entries.map(({ id, at, outcome, message, addresses, paths }) => (
        <li
          className="snug gap-1 gap-x-6 py-3 rule-above small breaks grid"
          key={id}
          data-alarm={outcome !== 'accepted' || undefined}
        >
          <p>
            <b>{formatCount(addresses, 'address', 'addresses')}</b>
            <span className="block muted">
              {paths.join(', ')}
              {addresses > paths.length ? ', …' : ''}
            </span>
          </p>
          <p className="machine-state">{OUTCOMES[outcome]}</p>
          <p className="small muted">
            <Time at={at} />
            {message ? `, ${message}` : ''}
          </p>
          {mayChange && keyFile ? (
            <PostButton intent="submit" fields={{ id }}>
              Submit again<span className="sr-only">, {at.exact}</span>
            </PostButton>
          ) : null}
        </li>
      ))}
    </ol>
  </Part>
);

interface FilePreviewProps {
  /** undefined for a path that is none of a file */
  preview: Preview | undefined;
  chosen: string;
}

/** The files for programs, and the text of one by line. */
const FilePreview = ({ preview, chosen }: FilePreviewProps) => (
  <Part className="machine-part" title="Files">
    <dl className="machine-facts measure grid gap-3 mt-3 small snug muted">
      {MACHINE_FILES.map(({ path, label }) => (
        <div className="grid gap-x-3" key={path}>
          <dt>
            <Link
              className="quiet-link tall-link bold"
              to={`${FILES_ADDRESS}?${new URLSearchParams({ file: path })}#preview`}
              aria-current={path === chosen ? 'true' : undefined}
            >
              {path}
            </Link>
          </dt>
          <dd className="fg">{label}</dd>
        </div>
      ))}
    </dl>
    <Form className="machine-choose grid gap-3" method="get" action={`${FILES_ADDRESS}#preview`}>
      <InputField
        id="file"
        label="Another file or Markdown twin"
        hint="The twin of a page has its address with .md at the end, such as /about.md; that of the home page is /index.md."
        errors={preview ? [] : ['Enter a file of the list, or an address that ends in .md.']}
        name="file"
        defaultValue={chosen}
        key={chosen}
      />
      <Button type="submit">Show</Button>
    </Form>
    {preview ? <h3 id="preview">{preview.path}</h3> : null}
    {preview?.problem ? <p className="note measure machine-note">{preview.problem}</p> : null}
    {preview && preview.lines.length > 0 ? (
      <ol
        className="code-lines outlined overflows fine py-3 rounded tight"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
        tabIndex={0}
        aria-label={`Text of ${preview.path}`}
      >
        {preview.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
          <li className="grid" key={index}>
            <code className="pre">{line}</code>
          </li>
        ))}
      </ol>
    ) : null}
    {preview && preview.total > preview.lines.length ? (
      <p className="note measure machine-note">
        The first {formatNumber(preview.lines.length)} of {formatNumber(preview.total)} lines.{' '}
        <a className="text-link" href={preview.path}>
          Open the whole file
        </a>
      </p>
    ) : null}
  </Part>
);
