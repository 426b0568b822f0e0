/** The contents of a clipboard or a drag, taken in its event: browsers empty it afterwards. */
export interface ClipboardText {
  html: string;
  text: string;
  rtf: string;
  /** what an editor of code says about its lines */
  code: string;
}

export const textOfClipboard = (data: DataTransfer): ClipboardText => ({
  html: data.getData('text/html'),
  text: data.getData('text/plain') || data.getData('text/uri-list'),
  rtf: data.getData('text/rtf'),
  code: data.getData('vscode-editor-data'),
});

/** Only what a paste without format takes. */
export const withoutFormat = ({ text }: ClipboardText): ClipboardText => ({
  text,
  html: '',
  rtf: '',
  code: '',
});
