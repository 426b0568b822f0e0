import { isAdvice } from '#src/domains/checks/severity.ts';
import type { Checks } from '#src/domains/checks/checks.server.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';

/** Problems with the path of a page that does not exist yet, as sentences for its editor. */
export interface PathProblems {
  /** it cannot be published there */
  errors: string[];
  /** it could, but someone should know this first */
  warnings: string[];
}

interface Services {
  checks: Pick<Checks, 'check'>;
  documents: Pick<Documents, 'list'>;
}

/** Runs the pre-publish checks of a path, and looks for other drafts that plan for it. */
export async function checkNewPath(
  { checks, documents }: Services,
  { id, path }: { id: string; path: string },
): Promise<PathProblems> {
  const [findings, others] = await Promise.all([
    checks.check({
      id,
      kind: 'page',
      content: { title: '', path, seo: { title: '', description: '' }, blocks: [] },
      builtInPath: null,
      life: startLife(),
    }),
    documents.list({ kind: 'page', state: 'draft', search: path, limit: 20 }),
  ]);
  const ofPath = findings.filter(({ field, block }) => field === 'path' && block === undefined);
  const draft = others.documents.find((other) => other.address === path && other.id !== id);
  return {
    errors: ofPath.filter(({ severity }) => !isAdvice(severity)).map(({ message }) => message),
    warnings: [
      ...ofPath.filter(({ severity }) => isAdvice(severity)).map(({ message }) => message),
      ...(draft
        ? [
            `The draft “${draft.title.trim() || 'Untitled page'}” has this path, too. Whichever is published first gets it.`,
          ]
        : []),
    ],
  };
}
