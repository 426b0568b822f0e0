import { Link } from 'react-router';
import { Icon } from '#src/admin/kit/icon.tsx';
import { Part } from '#src/admin/kit/screen.tsx';
import type { FirstStep, LaunchItem } from '#src/domains/overview/launch-item.ts';

interface FirstRunProps {
  steps: readonly FirstStep[];
  sample: readonly LaunchItem[];
}

/** What a new site needs before it goes live. It knows what is done, and ends with its last step. */
export function FirstRun({ steps, sample }: FirstRunProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Part className="first-run" title="First run">
      <p className="small muted">
        {done} of {steps.length} steps are done. This ends by itself with the last one.
      </p>
      <ol className="mt-2">
        {steps.map(({ title, detail, to, isDone }) => (
          <li
            className="flex gap-3 rule-above relative covers"
            key={title}
            data-done={isDone || undefined}
          >
            <Icon
              className="rigid muted mt-1"
              path={isDone ? 'M2 8l4 4 8-9' : 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12'}
            />
            <p className="small">
              <Link className="bold quiet-link" to={to}>
                {title}
              </Link>
              {isDone ? (
                <span className="muted"> Done</span>
              ) : (
                <span className="block muted">{detail}</span>
              )}
            </p>
          </li>
        ))}
      </ol>
      {sample.length > 0 ? <Sample items={sample} /> : null}
    </Part>
  );
}

/** The sample content that is still in place, each with what to do. */
const Sample = ({ items }: { items: readonly LaunchItem[] }) => (
  <details className="mt-2" id="sample-proof">
    <summary className="tap-link link small">Sample content to replace</summary>
    <ul className="mt-2">
      {items.map(({ label, found, text, to }) => (
        <li className="py-2 rule-above small muted" key={label}>
          <h3 className="plain fg">
            {to ? (
              <Link className="quiet-link tall-link" to={to}>
                {label}
              </Link>
            ) : (
              label
            )}
          </h3>
          <p>{text}</p>
          <p className="fg">{found.join(' · ')}</p>
        </li>
      ))}
    </ul>
  </details>
);
