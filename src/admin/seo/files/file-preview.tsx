import { Part } from '#src/admin/parts/part.tsx';
import { InputField } from '#src/admin/parts/input-field.tsx';
import { Form, Link } from 'react-router';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { FILES_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { MACHINE_FILES } from '#src/domains/seo/machine-file.ts';
import type { FilePreview as Preview } from './present-files.server.ts';

interface FilePreviewProps {
  /** undefined for a path that is none of a file */
  preview: Preview | undefined;
  chosen: string;
}

/** The files for programs, and the text of one by line. */
export const FilePreview = ({ preview, chosen }: FilePreviewProps) => (
  <Part className="machine-part" title="Files">
    <dl className="machine-facts">
      {MACHINE_FILES.map(({ path, label }) => (
        <div key={path}>
          <dt>
            <Link
              to={`${FILES_ADDRESS}?${new URLSearchParams({ file: path })}#preview`}
              aria-current={path === chosen ? 'true' : undefined}
            >
              {path}
            </Link>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
    <Form className="machine-choose" method="get" action={`${FILES_ADDRESS}#preview`}>
      <InputField
        id="file"
        label="Another file or Markdown twin"
        hint="The twin of a page has its address with .md at the end, such as /about.md; that of the home page is /index.md."
        errors={preview ? [] : ['Enter a file of the list, or an address that ends in .md.']}
        name="file"
        defaultValue={chosen}
        key={chosen}
      />
      <button className="btn btn-small btn-quiet" type="submit">
        Show
      </button>
    </Form>
    {preview ? <h3 id="preview">{preview.path}</h3> : null}
    {preview?.problem ? <p className="machine-note">{preview.problem}</p> : null}
    {preview && preview.lines.length > 0 ? (
      <ol
        className="code-lines"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
        tabIndex={0}
        aria-label={`Text of ${preview.path}`}
      >
        {preview.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
          <li key={index}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
    ) : null}
    {preview && preview.total > preview.lines.length ? (
      <p className="machine-note">
        The first {formatNumber(preview.lines.length)} of {formatNumber(preview.total)} lines.{' '}
        <a className="text-link" href={preview.path}>
          Open the whole file
        </a>
      </p>
    ) : null}
  </Part>
);
