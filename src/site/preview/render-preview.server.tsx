import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import type { DraftView } from '#src/domains/content/draft-view.server.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { PreviewBar } from './preview-bar.tsx';
import { renderDraft } from './render-draft.server.tsx';
import { renderSealedDocument, shellOf } from './render-sealed-document.server.tsx';

type Context = Readonly<RouterContextProvider>;

interface Preview {
  document: DocumentView;
  expiresAt: Date;
  draft: DraftView;
}

/** Renders a working copy as a whole document, with the site's header and footer. */
export async function renderPreview(
  { document, expiresAt, draft }: Preview,
  context: Context,
): Promise<string> {
  const { title } = document.content;
  const html = await renderDraft(draft, context);
  const bar = (
    <PreviewBar
      title={title}
      savedAt={document.savedAt}
      isPublic={document.state === 'published'}
      expiresAt={expiresAt}
      left={html.left}
    />
  );
  const shell = await shellOf(context);
  return renderSealedDocument({ title: `Preview: ${title}`, bar, main: html.main, shell });
}

const FAILURES = {
  unknown: [
    'This preview link does not work',
    'It may have expired, or the person who sent it has withdrawn it. Ask them for a new link.',
  ],
  failed: [
    'The preview is temporarily unavailable',
    'Something went wrong on our side. Please try again in a minute.',
  ],
} as const;

/** Renders the page for a link that shows nothing. Header and footer are left out if they cannot be loaded either. */
export async function renderFailure(
  failure: keyof typeof FAILURES,
  context: Context,
): Promise<string> {
  const [title, text] = FAILURES[failure];
  const main = renderToStaticMarkup(
    <div className="tone-paper section lost-page">
      <div className="wrap grid-12 opening">
        <h1 className="h1-long">{title}</h1>
        <p className="lead">{text}</p>
      </div>
    </div>,
  );
  const shell = await shellOf(context).catch(() => undefined);
  return renderSealedDocument({ title, main, shell });
}
