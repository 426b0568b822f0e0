import 'fake-indexeddb/auto';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { documentApi } from '#src/admin/documents/document-api.ts';
import { useWorkspace } from '#src/admin/documents/use-workspace.tsx';
import type { Undo } from '#src/admin/documents/undo/use-undo.ts';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { type FakeRequest, fakeFetch } from './fake-fetch.ts';

export const ANA = { id: 'ana', name: 'ana@cadron.example' };

interface Options {
  document?: ScreenDocument;
  may?: EditorMay;
  /** path and query of the editor */
  address?: string;
  /** reads the history, too */
  showsHistory?: boolean;
  handlers?: Record<string, (request: FakeRequest) => Response | Promise<Response>>;
}

/** The panels beside a document, with a server that accepts each save. */
export function openDocument({
  document = buildScreenDocument(),
  may = { edit: true, publish: true },
  address = '/',
  showsHistory = false,
  handlers = {},
}: Options = {}) {
  let { version } = document;
  const requests = fakeFetch({
    [`POST ${documentApi(document.id)}`]: () =>
      Response.json({ ok: true, version: (version += 1), savedAt: '2026-11-22T15:05:00.000Z' }),
    ...handlers,
  });
  let undo: Undo | undefined;
  const Screen = () => {
    const workspace = useWorkspace(document, ANA, may);
    const { edited } = workspace;
    undo = workspace.undo;
    return (
      <>
        <h1>{edited.content.title}</h1>
        {workspace.status}
        {workspace.notices}
        <div className="workspace-form" onBlur={workspace.open.store.flush}>
          <input id="title" aria-label="Title" defaultValue={edited.content.title} />
        </div>
        {workspace.publishing}
        {showsHistory ? workspace.history : null}
      </>
    );
  };
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  /** without the signs of life of the tab, and what the document of an earlier test still saves */
  const posts = () =>
    requests.filter(
      ({ route }) =>
        route.startsWith(`POST ${documentApi(document.id)}`) && !route.endsWith('/presence'),
    );
  return {
    requests,
    posts,
    address: () => router.state.location.pathname + router.state.location.search,
    edit: (title: string) => act(() => undo!.update((content) => ({ ...content, title }))),
    /** takes the last step back, as Ctrl+Z does. @returns its name */
    undo: () => {
      const name = undo!.undoName;
      act(() => undo!.undo());
      return name;
    },
    /** without the checks, which run whenever a version is stored */
    routes: () => posts().map(({ route }) => route),
  };
}
