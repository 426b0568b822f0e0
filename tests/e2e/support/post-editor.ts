import { type Browser, expect, type Page } from '@playwright/test';
import type { Editor } from '@tiptap/core';
import type { Site } from '#tests/support/site.ts';
import { startSession } from './admin-session.ts';
import { embeddedConnectionString } from './embedded-database.ts';
import { queryRows } from './own-database.ts';

/** The id of the document of a sample post. */
async function idOfPost(site: Site, slug: string): Promise<string> {
  const [row] = await queryRows<{ id: string }>(
    embeddedConnectionString(site.dataDir),
    `select id from cms_documents where kind = 'post' and content ->> 'slug' = '${slug}'`,
  );
  return row!.id;
}

/** Opens the editor of a post by its slug, and waits until it can be typed in. */
export async function openPostEditor(page: Page, site: Site, slug: string): Promise<void> {
  await page.goto(`/admin/blog-editor/${await idOfPost(site, slug)}`);
  await expect(bodyOf(page)).toHaveAttribute('contenteditable', 'true');
}

/** Opens the editor of a post in two browsers, both signed in with the one account of a test site. */
export async function openTwoPostEditors(
  browser: Browser,
  site: Site,
  slug: string,
): Promise<[Page, Page]> {
  const open = async () => {
    const page = await (await browser.newContext({ baseURL: site.url })).newPage();
    await startSession(page, site);
    await openPostEditor(page, site, slug);
    return page;
  };
  return Promise.all([open(), open()]);
}

export const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/**
 * Puts the cursor at the end of a block of the text. It asks the editor, because a selection made in the document just
 * after a click can be overwritten by the click's own, which the editor reads later on a busy machine.
 */
export async function endOfBlock(page: Page, index: number): Promise<void> {
  await bodyOf(page).evaluate((body, at) => {
    const { editor } = body as HTMLElement & { editor: Editor };
    let end = 0;
    editor.state.doc.child(at).descendants((node, position) => {
      if (node.isText) end = position + node.nodeSize;
    });
    const start = editor.view.posAtDOM(body, at);
    editor.commands.focus(start + 1 + end);
  }, index);
  await expect(bodyOf(page)).toBeFocused();
}

/** The body of the working copy as the server has it. */
export async function storedBody(page: Page, site: Site): Promise<StoredNode> {
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const response = await page.request.get(`${site.url}/admin/api/documents/${id}`);
  return ((await response.json()) as { content: { body: StoredNode } }).content.body;
}

interface StoredNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: StoredNode[];
  text?: string;
}

export const textOf = (node: StoredNode): string =>
  node.text ?? (node.content ?? []).map(textOf).join('');
