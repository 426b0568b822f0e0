import * as change from '#src/admin/documents/change-endpoint.ts';
import * as document from '#src/admin/documents/document-endpoint.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { DocumentProblem } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { NO_OVERRIDES } from '#src/domains/seo/overrides/overrides.server.ts';
import { adminContext } from '#tests/support/admin-context.ts';

/** The reply of an endpoint: its status, and its body as the browser reads it. */
interface Reply {
  status: number;
  body: {
    ok?: boolean;
    reason?: string;
    message?: string;
    problems?: readonly DocumentProblem[];
    document?: ScreenDocument;
    version?: number;
  };
}

/** The endpoints of documents as the editor's browser uses them, behind the sign-in guard. Bodies travel as JSON. */
export function createDocumentEndpoints(documents: Documents, role: Role = 'editor') {
  const call = async (route: object, verb: 'loader' | 'action', id: string, body?: string) => {
    const context = adminContext({ documents, overrides: NO_OVERRIDES }, role);
    const url = new URL(`https://cadron.example/admin/api/documents/${id}`);
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request(url, body === undefined ? {} : { method: 'POST', body, headers });
    const run = (route as Record<string, (args: object) => Promise<unknown>>)[verb]!;
    const args = { request, context, params: { id }, url, pattern: '' };
    const response = await run(args).catch((thrown: unknown) => thrown);
    if (!(response instanceof Response)) throw response;
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const post = async (route: object, id: string, body: unknown) =>
    (await call(
      route,
      'action',
      id,
      typeof body === 'string' ? body : JSON.stringify(body),
    )) as Reply;
  const open = async (id: string) => (await call(document, 'loader', id)).body as ScreenDocument;
  return {
    open,
    /** @param body a string is sent as it is */
    save: (id: string, body: unknown) => post(document, id, body),
    change: (id: string, body: unknown) => post(change, id, body),
    /** A change that is decided on the state of now. */
    decide: async (id: string, body: object) =>
      post(change, id, { seen: (await open(id)).lifeMark, ...body }),
  };
}

export type DocumentEndpoints = ReturnType<typeof createDocumentEndpoints>;

/** The body of a save of opened content. */
export const saveOf = (
  { version, builtInHash }: Pick<ScreenDocument, 'version' | 'builtInHash'>,
  content: unknown,
) => ({
  saveId: crypto.randomUUID(),
  base: version,
  ...(builtInHash !== undefined && { builtInHash }),
  content,
});
