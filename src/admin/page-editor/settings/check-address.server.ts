import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import type { Services } from '#src/services.server.ts';

type Addressed = Pick<DocumentView, 'id' | 'kind' | 'builtInPath' | 'life'>;

/** A page that does not exist yet. */
export const newPage = (id: string): Addressed => ({
  id,
  kind: 'page',
  builtInPath: null,
  life: startLife(),
});

/** Runs the pre-publish checks of an address, and looks for other drafts of pages that plan for it. */
export async function checkAddress(
  { checks, documents }: Pick<Services, 'checks' | 'documents'>,
  { id, kind, builtInPath, life }: Addressed,
  value: string,
) {
  const isPage = kind === 'page';
  const name = isPage ? 'path' : 'slug';
  // The checks of the whole document would also find what is not about its address, and take longer.
  const content = { title: '', [name]: value, seo: { title: '', description: '' } };
  const [found, others] = await Promise.all([
    checks.check({
      id,
      kind,
      builtInPath,
      life,
      content: isPage ? { ...content, blocks: [] } : content,
    }),
    isPage
      ? documents.list({ kind: 'page', state: 'draft', search: value, limit: 20 })
      : { documents: [] },
  ]);
  const findings = found
    .filter(({ field, block }) => field === name && block === undefined)
    .map(({ severity, message }) => ({ severity, message }));
  const draft = others.documents.find((other) => other.address === value && other.id !== id);
  if (draft)
    findings.push({
      severity: 'warning',
      message: `The draft “${draft.title.trim() || 'Untitled page'}” has this path, too. Whichever is published first gets it.`,
    });
  return findings;
}
