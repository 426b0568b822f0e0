import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import type { LoadedTemplate } from './use-post-template.ts';

/** Passes the template of a post to its text editor. */
export function useTemplateSections(editor: Editor | undefined, template: LoadedTemplate): void {
  const used = template.status === 'ready' ? template.used : null;
  const values = template.status === 'ready' ? template.ref.values : undefined;
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    editor.commands.setPostTemplate(used && values ? { template: used, values } : undefined);
  }, [editor, used, values]);
}
