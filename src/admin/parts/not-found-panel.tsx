import { Link } from 'react-router';
import { isObject } from '#src/platform/json.ts';
import { PageHead } from './page-head.tsx';

/** Says what is not there, why, and where to go on. */
interface Missing {
  title: string;
  text: string;
  back: { label: string; to: string };
}

/** The response that a loader throws for a record that does not exist; the layout of the admin area shows it as `NotFoundPanel`. */
export const missing = (title: string, text: string, back: Missing['back']): Response =>
  Response.json({ title, text, back } satisfies Missing, { status: 404 });

export const isMissing = (thrown: unknown): thrown is Missing =>
  isObject(thrown) && isObject(thrown['back']);

/** The page of a record that does not exist. */
export const NotFoundPanel = ({ title, text, back }: Missing) => (
  <>
    <PageHead title={title} intro={text} />
    <p>
      <Link className="text-link" to={back.to}>
        {back.label}
      </Link>
    </p>
  </>
);
