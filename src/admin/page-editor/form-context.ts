import { createContext, useContext } from 'react';

/** What the fields of one part of a document share. Paths are dotted, such as `items.0.question`. */
export interface FormPart {
  isReadOnly: boolean;
  /** false if it stays read-only, so that there are no buttons to change it */
  canEdit: boolean;
  /** id of the control at a path */
  idOf(path: string): string;
  /** messages of the server about the value at a path */
  errorsAt(path: string): readonly string[];
}

export const FormPartContext = createContext<FormPart>({
  isReadOnly: false,
  canEdit: true,
  idOf: (path) => path,
  errorsAt: () => [],
});

export const useFormPart = (): FormPart => useContext(FormPartContext);
