import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { filesOfDrop, filesOfPaste, hasFiles } from '#src/admin/uploads/chosen-files.ts';
import { placeOfFiles } from './drop-line.ts';
import { placeholderPlugin } from './placeholders.ts';
import { picturesOf, placeholderActions, uploadPictures } from './upload-pictures.ts';

/** Pictures that are pasted into a text or dropped on it go to the library, and stand in the text meanwhile. */
export const TakeFiles = Extension.create({
  name: 'takeFiles',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      placeholderPlugin(placeholderActions),
      new Plugin({
        props: {
          handlePaste(view, event) {
            // Word and Google Docs add a picture of what was copied as text.
            const hasText =
              event.clipboardData?.types.some((type) => type === 'text/html') ?? false;
            const files = picturesOf(filesOfPaste(event.clipboardData, '', new Date()));
            if (files.length === 0 || (hasText && hasWords(event.clipboardData!))) return false;
            event.preventDefault();
            void uploadPictures(editor, files, view.state.selection.from);
            return true;
          },
          handleDrop(view, event) {
            if (!hasFiles(event.dataTransfer)) return false;
            event.preventDefault();
            const position = placeOfFiles(view, event);
            void filesOfDrop(event.dataTransfer!, '').then((files) =>
              uploadPictures(editor, picturesOf(files), position),
            );
            return true;
          },
        },
      }),
    ];
  },
});

const hasWords = (data: DataTransfer): boolean => data.getData('text/plain').trim() !== '';
