import { type Browser, expect, type Page } from '@playwright/test';
import type { Editor } from '@tiptap/core';
import type { Site } from '#tests/support/site.ts';
import { openTwice } from './page-editor.ts';
import { embeddedConnectionString, queryRows } from './own-database.ts';

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

/** Opens the editor of a post in two browsers. */
export const openTwoPostEditors = (browser: Browser, site: Site, slug: string) =>
  openTwice(browser, site, (page) => openPostEditor(page, site, slug));

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
    // What stands between blocks but is no part of the text, such as guidance, is not counted.
    const before = editor.state.doc.children.slice(0, at);
    const start = before.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
    editor.commands.focus(start + 1 + end);
  }, index);
  await expect(bodyOf(page)).toBeFocused();
}

/** Puts the cursor at the end of the block below a heading, such as the empty paragraph of a section. */
export async function endOfFirstBelow(page: Page, heading: string): Promise<void> {
  const at = await bodyOf(page).evaluate((body, text) => {
    const { editor } = body as HTMLElement & { editor: Editor };
    return editor.state.doc.children.findIndex(({ textContent }) => textContent === text);
  }, heading);
  await endOfBlock(page, at + 1);
}

/** Pastes a picture with the keyboard, as after a screenshot. The clipboard belongs to the page in front. */
export async function pastePicture(page: Page, png: Buffer): Promise<void> {
  await page.bringToFront();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async (bytes) => {
      const picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    },
    [...png],
  );
  await page.keyboard.press('ControlOrMeta+v');
}

/** Drops a file of the computer on a block. */
export async function dropFile(page: Page, index: number, name: string, bytes: Buffer) {
  await bodyOf(page).evaluate(
    (body, [at, file, content]) => {
      const block = body.children[at]!;
      const { left, top } = block.getBoundingClientRect();
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], file, { type: 'image/png' }));
      const place = { clientX: left + 5, clientY: top + 5, bubbles: true, cancelable: true };
      for (const type of ['dragenter', 'dragover', 'drop'])
        block.dispatchEvent(new DragEvent(type, { dataTransfer: data, ...place }));
    },
    [index, name, [...bytes]] as const,
  );
}

/** Inserts a block of a kind in the empty paragraph with the cursor, by the slash menu. */
export async function insertBlock(page: Page, kind: string): Promise<void> {
  await page.keyboard.type(`/${kind}`);
  const option = page.getByRole('listbox', { name: 'Blocks' }).getByRole('option').first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
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
