import { isObject } from '#src/platform/json.ts';
import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { mayDo } from '#src/admin/shell/permission.server.ts';
import { postTemplateOf } from '#src/domains/content/templates/post-template-of.ts';
import type {
  DocumentContent,
  DocumentKind,
  DocumentProblem,
} from '#src/domains/documents/document.ts';
import {
  changeSchema,
  type DocumentView,
  InvalidContentError,
  versionSchema,
} from '#src/domains/documents/documents.server.ts';
import type { SignedInUser } from '#src/platform/auth/auth.ts';
import { parseStorableJson } from '#src/platform/forms/storable-text.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { type Services, servicesContext } from '#src/services.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

type Context = Readonly<RouterContextProvider>;

/** More than a content may have, so that the refusal of too large a text can name its field. */
const MAX_BODY = 12 * 1024 * 1024;

const entrySchema = z.object({ type: z.enum(['checkpoint', 'revision']), number: versionSchema });
/** Its shape is checked by the adapter of its kind, which names the field. */
const content = z.custom<DocumentContent>(isObject, 'The content is missing.');

export const saveSchema = z.object({
  saveId: z.uuid(),
  base: versionSchema,
  builtInHash: z.string().max(100).exactOptional(),
  content,
});

/** Of a document that is made with a name. A repeated post with its id makes no second one. */
export const namedSchema = z.object({
  id: z.uuid(),
  title: z.string().trim().min(1, 'Enter a name.').max(120, 'Use at most 120 letters.'),
});

export const seenSchema = z.string('This does not say which state it was decided on.').max(200);

/** A change, and the state that it was decided on. */
export const actSchema = changeSchema.and(z.object({ seen: seenSchema }));

export const historySchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('name'),
    version: versionSchema,
    name: z.string().trim().min(1, 'Enter a name.').max(80, 'Use at most 80 letters.').nullable(),
  }),
  z.object({ type: z.literal('restore'), entry: entrySchema, base: versionSchema }),
]);

/** Two versions of a query string. */
export const rangeSchema = z.object({
  from: z.coerce.number().pipe(versionSchema),
  to: z.coerce.number().pipe(versionSchema),
});

export const entryOf = (search: URLSearchParams) =>
  entrySchema.safeParse({ type: search.get('type'), number: Number(search.get('number')) }).data;

export const editorOf = ({ id, name, email }: SignedInUser): Actor => ({
  id,
  name: name.trim() || email,
});

export type MakeReply =
  | { ok: true; id: string }
  | { ok: false; message: string; problems?: readonly DocumentProblem[] };

/**
 * Makes a document, or finds it if it was made by an earlier post.
 * @throws a JSON response if a document of another kind has the id
 */
export async function makeDocument(
  documents: Services['documents'],
  kind: DocumentKind,
  { id, content, by }: { id: string; content: DocumentContent; by: Actor },
): Promise<{ document: DocumentView } | Extract<MakeReply, { ok: false }>> {
  const made = await documents.find(id);
  if (made && made.kind !== kind) fail(409, 'This document exists already.');
  try {
    return { document: made ?? (await documents.create(kind, content, by, id)) };
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    return { ok: false, message: error.message, problems: error.problems };
  }
}

/** What becomes of a post that makes a document. */
export const makeResponse = (reply: MakeReply): Response =>
  Response.json(reply, { status: reply.ok ? 200 : 409 });

/**
 * The reply of an endpoint that only reads: JSON, or a 503 if that fails.
 * @param what for the log, such as `find targets of links`
 */
export async function replyWith(
  { log }: Pick<Services, 'log'>,
  what: string,
  message: string,
  read: () => Promise<object>,
): Promise<Response> {
  try {
    return Response.json(await read());
  } catch (error) {
    log.error({ err: error }, `failed to ${what}`);
    return Response.json({ message }, { status: 503 });
  }
}

/** @throws a JSON response if the document does not exist */
export async function readDocument(context: Context, id: string): Promise<DocumentView> {
  const { documents } = context.get(servicesContext);
  const document = isUuid(id) ? await documents.find(id) : undefined;
  return document ?? fail(404, 'This document does not exist any more.');
}

/**
 * Keeps the template of a post that locks text, unless its user may unlock it.
 * @param next content that would replace that of the document
 * @throws a JSON response if it has lost the template
 */
export async function requireTemplate(
  context: Context,
  id: string,
  next: DocumentContent | undefined,
): Promise<void> {
  if (!next || postTemplateOf(next) || mayDo(context, 'content.unlock')) return;
  const { documents, postTemplates } = context.get(servicesContext);
  const before = isUuid(id) ? await documents.find(id) : undefined;
  if (before?.kind === 'post' && (await postTemplates.locks(before.content)))
    fail(403, 'The template of this post locks text. Only an owner can remove it.');
}

/**
 * Reads and validates a JSON body.
 * @throws a JSON response with a message for the editor
 */
export async function parseBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!request.headers.get('Content-Type')?.startsWith('application/json'))
    fail(415, 'Send JSON to this address.');
  const text = await request.text().catch(() => '');
  if (Buffer.byteLength(text) > MAX_BODY)
    fail(
      413,
      'This is larger than 12 MB, and a document has at most 2 MB. Split it, or move pictures to the media library.',
    );
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return fail(400, `${issue?.message ?? 'This request is not valid.'} Reload the page.`);
}

function parseJson(text: string): unknown {
  try {
    return parseStorableJson(text);
  } catch {
    return undefined;
  }
}

/** @throws a JSON response that the editor's screen shows */
export function fail(status: number, message: string): never {
  throw Response.json({ ok: false, reason: 'refused', message }, { status });
}
