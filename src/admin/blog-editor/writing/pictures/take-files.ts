import { type Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import { filesOfDrop, filesOfPaste, hasFiles } from '#src/admin/uploads/chosen-files.ts';
import { placeOfFiles } from './drop-line.ts';
import { placeholderPlugin } from './placeholders.ts';
import { filesForText, placeholderActions, uploadPictures } from './upload-pictures.ts';

/** Files that are dropped on a text go to the library, and stand in the text meanwhile. */
export const TakeFiles = Extension.create({
  name: 'takeFiles',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      placeholderPlugin(placeholderActions),
      new Plugin({
        props: {
          handleDrop(view, event) {
            if (!hasFiles(event.dataTransfer)) return false;
            event.preventDefault();
            const position = placeOfFiles(view, event);
            void filesOfDrop(event.dataTransfer!, '').then((files) =>
              uploadPictures(editor, filesForText(files), position),
            );
            return true;
          },
        },
      }),
    ];
  },
});

/** Puts the files of a clipboard into the text. @returns whether there were any that a text can have */
export function takeFiles(editor: Editor, data: DataTransfer, at: number): boolean {
  const chosen = filesOfPaste(data, '', new Date());
  const files = filesForText(chosen);
  if (files.length < chosen.length)
    showNotice({
      kind: 'error',
      text: 'Not everything was pasted: a post takes pictures and PDFs.',
      items: chosen
        .slice(0, 6)
        .flatMap(({ file }) => (files.some((each) => each.file === file) ? [] : [file.name])),
    });
  void uploadPictures(editor, files, at);
  return chosen.length > 0;
}
