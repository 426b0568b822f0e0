import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { BLOG_EDITOR_PATH } from '#src/admin/parts/blog-editor-address.ts';
import { Button } from '#src/admin/kit/button.tsx';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { startPostAddress } from '#src/admin/parts/blog-template-address.ts';
import { NEW_POST_PATH, newPostAddress } from './posts-addresses.ts';

interface ChooseStartProps {
  /** of the blank post: a double click makes one */
  id: string;
  templates: readonly {
    id: string;
    name: string;
    use: string;
    /** categories whose posts begin with it */
    defaultFor: readonly string[];
  }[];
  /** what the post will be about; empty if that is open */
  category: string;
}

/** The choices for a new post: nothing, a template, or another post. */
export function ChooseStart({ id, templates, category }: ChooseStartProps) {
  const categories = [...new Set(templates.flatMap(({ defaultFor }) => defaultFor))].toSorted(
    (one, other) => one.localeCompare(other, 'en-US'),
  );
  const chosen = templates.find(({ defaultFor }) => defaultFor.includes(category));
  const ordered = chosen ? [chosen, ...templates.filter((each) => each !== chosen)] : templates;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <>
      <PageHead
        title="New post"
        crumbs={[{ label: 'Posts', to: BLOG_EDITOR_PATH }]}
        intro="Choose what to start from. Nothing is public until you publish it."
      />
      <ul className="post-starts mt-4 measure-wide grid gap-4">
        <Start use="A title, and an empty page to write on.">
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="from" value="blank" />
            <Button className="row tap title left" type="submit" isBusy={isBusy}>
              {isBusy ? 'Making the draft' : 'Blank post'}
            </Button>
          </Form>
        </Start>
        <Start use="The text and settings of a post, under another title. Its date and search title stay behind.">
          <Link className="row tap title" to={`${NEW_POST_PATH}?from=copy`}>
            Copy of a post
          </Link>
        </Start>
      </ul>
      <h2 className="headline mt-10">Templates</h2>
      {categories.length > 0 ? (
        <nav
          className="post-start-categories flex wraps gap-1 gap-x-5 mt-2"
          aria-label="Category of the post"
        >
          {['', ...categories].map((each) => (
            <Link
              className="row tap"
              key={each}
              to={newPostAddress(each)}
              replace
              preventScrollReset
              aria-current={each === (chosen ? category : '') ? 'true' : undefined}
            >
              {each || 'Any category'}
            </Link>
          ))}
        </nav>
      ) : null}
      {ordered.length > 0 ? (
        <ul className="post-starts mt-4 measure-wide grid gap-4">
          {ordered.map((template) => (
            <Start
              key={template.id}
              use={purposeOf(template)}
              mark={template === chosen ? `Begin posts on ${category} here` : undefined}
            >
              <Link className="row tap title" to={startPostAddress(template.id)}>
                {template.name}
              </Link>
            </Start>
          ))}
        </ul>
      ) : (
        <p className="measure mt-2 muted">
          No template is published yet. A template gives a post its sections, and says what belongs
          in each.
        </p>
      )}
    </>
  );
}

/** The purpose of a template, and the categories for which the team has chosen it. */
const purposeOf = ({ use, defaultFor }: ChooseStartProps['templates'][number]): string =>
  [use, defaultFor.length > 0 ? `Default for ${defaultFor.join(', ')}.` : '']
    .filter((text) => text !== '')
    .join(' ');

interface StartProps {
  use?: string;
  /** why it is the one to begin with */
  mark?: string | undefined;
  children: ReactNode;
}

const Start = ({ use, mark, children }: StartProps) => (
  <li
    className="post-start covers pt-3 pb-4 px-5 relative on-paper"
    data-chosen={mark === undefined ? undefined : ''}
  >
    {children}
    {mark ? <p className="bold">{mark}</p> : null}
    {use ? <p className="small tight muted">{use}</p> : null}
  </li>
);
