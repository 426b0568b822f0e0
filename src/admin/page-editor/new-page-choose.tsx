import { Link } from 'react-router';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { NEW_PAGE_PATH, PAGE_EDITOR_PATH } from '#src/admin/parts/page-editor-address.ts';
import { Miniature } from './miniature/miniature.tsx';

interface ChooseStartProps {
  templates: readonly { id: string; name: string; use: string }[];
}

/** What a new page can start from: nothing, another page, or a template. */
export const ChooseStart = ({ templates }: ChooseStartProps) => (
  <>
    <PageHead
      title="New page"
      crumbs={[{ label: 'Pages', to: PAGE_EDITOR_PATH }]}
      intro="Choose what to start from. Nothing is public until you publish it."
    />
    <ul className="page-starts">
      {templates.map(({ id, name, use }) => (
        <Start key={id} from={id} name={name} use={use}>
          <Miniature of="templates" name={id} />
        </Start>
      ))}
      <Start
        from="copy"
        name="Copy of a page"
        use="Everything a page of yours has, under another title and path."
      />
      <Start from="blank" name="Blank page" use="No sections yet. Add each one yourself." />
    </ul>
  </>
);

interface StartProps {
  from: string;
  name: string;
  use: string;
  children?: React.ReactNode;
}

const Start = ({ from, name, use, children }: StartProps) => (
  <li className="page-start">
    {children}
    <h2>
      <Link to={`${NEW_PAGE_PATH}?from=${from}`}>{name}</Link>
    </h2>
    <p>{use}</p>
  </li>
);
