import { Form, Link, useNavigation } from 'react-router';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import type { DocumentState } from '#src/domains/documents/life/life.ts';
import { countOf, type Deletion, type ListedKind } from './listed-kind.ts';
import './document-list.css';

/** A document that is about to be deleted. */
export interface DoomedDocument {
  id: string;
  title: string;
  path: string;
  state: DocumentState;
  isPublic: boolean;
  /** for the form, with the state that this page shows */
  choice: string;
  /** why it is left out */
  refusal: string | undefined;
  /** how many places link to its public address */
  links: number;
}

interface DeleteDocumentsProps {
  listed: ListedKind;
  deletion: Deletion;
  /** the list with its query */
  back: string;
  documents: readonly DoomedDocument[];
}

/** Asks before documents go to the trash that visitors see, or are deleted for good. */
export function DeleteDocuments({ listed, deletion, back, documents }: DeleteDocumentsProps) {
  const isBusy = useNavigation().state !== 'idle';
  const possible = documents.filter(({ refusal }) => !refusal);
  const these = countOf(listed, possible.length);
  const isPurge = deletion === 'purge';
  const action = isPurge ? `Delete ${these} for good` : `Move ${these} to the trash`;
  const title =
    possible.length > 0 ? action : `Nothing to ${isPurge ? 'delete' : 'move to the trash'}`;
  return (
    <>
      <PageHead
        title={title}
        crumbs={[{ label: listed.label, to: back }]}
        intro={introOf(listed, deletion, documents)}
      />
      <Form method="post" className="listed-delete">
        <input type="hidden" name="do" value={deletion} />
        <ul>
          {documents.map((document) => (
            <li key={document.id}>
              {document.refusal ? null : <input type="hidden" name="id" value={document.choice} />}
              <b>{document.title}</b>
              <span>{document.path}</span>
              <DocumentStateMark state={document.state} />
              <Consequence document={document} isPurge={isPurge} />
            </li>
          ))}
        </ul>
        <div className="admin-actions">
          {possible.length > 0 ? (
            <button
              className={`btn btn-small ${isPurge ? 'btn-danger' : 'btn-ink'}`}
              type="submit"
              disabled={isBusy}
            >
              {action}
            </button>
          ) : null}
          <Link className="btn btn-small btn-quiet" to={back || listed.path}>
            Keep {documents.length === 1 ? 'it' : 'them'}
          </Link>
        </div>
      </Form>
    </>
  );
}

function introOf(
  { noun }: ListedKind,
  deletion: Deletion,
  documents: readonly DoomedDocument[],
): string {
  const possible = documents.filter(({ refusal }) => !refusal);
  const them = possible.length === 1 ? 'it' : 'them';
  if (possible.length === 0) return `None of the selected ${noun}s can be deleted.`;
  if (deletion === 'purge')
    return `This deletes ${them} with the whole history and all preview links. It cannot be undone.`;
  const restore = `For 30 days, you can restore ${them} from the trash`;
  return possible.some(({ isPublic }) => isPublic)
    ? `Visitors and search engines will get a “gone” response (410) at each public address. ${restore}, as a draft.`
    : `${restore}.`;
}

interface ConsequenceProps {
  document: DoomedDocument;
  isPurge: boolean;
}

function Consequence({ document, isPurge }: ConsequenceProps) {
  const { isPublic, refusal, links } = document;
  if (refusal) return <em>{refusal}</em>;
  if (isPurge || !isPublic) return null;
  if (links === 0) return <em>Public. No other page links to it.</em>;
  return (
    <em data-alert>
      Public. {links === 1 ? '1 place links' : `${links} places link`} to it: change{' '}
      {links === 1 ? 'that link' : 'those links'} first.
    </em>
  );
}
