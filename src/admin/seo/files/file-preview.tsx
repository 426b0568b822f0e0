import { Form } from 'react-router';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { FILES_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { Field } from '#src/ui/field.tsx';
import type { FilePreview as Preview } from './present-files.server.ts';

interface FilePreviewProps {
  /** undefined for a path that is none of a file */
  preview: Preview | undefined;
  chosen: string;
}

/** The text of one file by line, and a form to choose another. */
export const FilePreview = ({ preview, chosen }: FilePreviewProps) => (
  <section className="machine-part" aria-labelledby="preview">
    <h2 id="preview">{preview ? preview.path : 'No such file'}</h2>
    <Form className="machine-choose" method="get" action={`${FILES_ADDRESS}#preview`}>
      <Field
        id="file"
        label="File or Markdown twin"
        hint="The twin of a page has its address with .md at the end, such as /about.md; that of the home page is /index.md."
        errors={preview ? [] : ['Enter a file of the list, or an address that ends in .md.']}
      >
        {(control) => (
          <input {...control} className="input" name="file" defaultValue={chosen} key={chosen} />
        )}
      </Field>
      <button className="btn btn-small btn-quiet" type="submit">
        Show
      </button>
    </Form>
    {preview?.problems.length ? (
      <ul className="machine-problems">
        {preview.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    ) : null}
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
  </section>
);
