import { Link } from 'react-router';
import { ActionForm, TextField } from '#src/admin/kit/form/action-form.tsx';
import type { FormResult } from '#src/admin/kit/form/form-result.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { FindingItem } from '#src/admin/kit/finding-item.tsx';
import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import type { ShownFinding } from './present-findings.server.ts';

interface RouteFindingProps {
  finding: ShownFinding;
  /** in the list */
  position: number;
  result: FormResult | undefined;
  mayChange: boolean;
}

/** One finding in the list of its check: where, what, and what can be done about it. */
export function RouteFinding({ finding, position, result, mayChange }: RouteFindingProps) {
  const { path, href, message, edit, route, other, sentences, foundAt, ignored } = finding;
  return (
    <FindingItem
      about={
        <h2>
          <a className="finding-about" href={href}>
            {path}
          </a>
        </h2>
      }
      message={message}
      edit={edit}
      facts={
        <>
          <span>
            Found <Time at={foundAt} />
          </span>
          {route ? (
            <Link className="text-link" to={route} aria-label={`Search values: ${path}`}>
              Search values
            </Link>
          ) : null}
          {other ? (
            <a className="text-link" href={other.href}>
              {other.path}
            </a>
          ) : null}
        </>
      }
    >
      {sentences.length > 0 && other ? <SharedSentences {...{ path, other, sentences }} /> : null}
      {ignored ? (
        <p>
          Ignored by {ignored.by} <Time at={ignored.at} />: {ignored.reason}
        </p>
      ) : null}
      {mayChange ? <Decision {...{ finding, position, result }} /> : null}
    </FindingItem>
  );
}

/** Both pages say the same, so the sentences stand once below the two paths. */
function SharedSentences({
  path,
  other,
  sentences,
}: Pick<ShownFinding, 'path' | 'sentences'> & { other: { path: string } }) {
  return (
    <details className="seo-sentences">
      <summary className="tap-link small link">
        {formatCount(sentences.length, 'sentence')} on both pages
      </summary>
      <table className="plain-table full small">
        <thead>
          <tr>
            <th scope="col">{path}</th>
            <th scope="col">{other.path}</th>
          </tr>
        </thead>
        <tbody>
          {sentences.map((sentence) => (
            <tr key={sentence}>
              <td>{sentence}</td>
              <td>{sentence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Decision({ finding, position, result }: Omit<RouteFindingProps, 'mayChange'>) {
  const { path, key, ignored } = finding;
  if (ignored)
    return (
      <PostButton intent="restore" fields={{ path, key }} aria-label={`Put back: ${path}`}>
        Put back
      </PostButton>
    );
  // Ids of fields begin with the intent, and the page has many of these forms.
  const intent = `ignore-${position}`;
  const isRefused = result?.values['path'] === path && result.values['key'] === key;
  return (
    <details className="seo-ignore" open={isRefused}>
      <summary className="tap-link small link" aria-label={`Ignore the finding on ${path}`}>
        Ignore
      </summary>
      <ActionForm
        intent={intent}
        result={isRefused ? { ...result, intent } : undefined}
        submit="Ignore the finding"
        busy="Saving …"
        tone="quiet"
      >
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="key" value={key} />
        <TextField name="reason" label="Why it may stay as it is" maxLength={300} required />
      </ActionForm>
    </details>
  );
}
