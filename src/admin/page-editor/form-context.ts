import { createContext, useContext } from 'react';
import type { ServerProblem } from '#src/admin/documents/use-workspace.tsx';
import type { PlaceOnPage } from './links/link-target.ts';

/**
 * Values that the fields of one part of a document share. Paths are dotted, such as `items.0.question`. Fields get nothing
 * from their group that changes with another field, so that typing renders only the field that is typed in.
 */
export interface FormPart {
  isReadOnly: boolean;
  /** false if it stays read-only, so that there are no buttons to change it */
  canEdit: boolean;
  /** id of the control at a path */
  idOf(path: string): string;
  /** Replaces the newest value at a path; undefined removes it. */
  change(path: string, make: (before: unknown) => unknown): void;
  /**
   * Replaces the value at a path soon, and calls `onHanded` when the document has it. Missing where each key changes the document
   * at once.
   */
  type?: ((path: string, value: unknown, onHanded: () => void) => void) | undefined;
  /** what the server found in the value at a path, or with `isDeep` also in what it contains */
  problemsAt(path: string, isDeep?: boolean): readonly ServerProblem[];
  /** the version that the server checked last; what was typed since is not in its findings */
  checkedVersion: number | undefined;
  /** the parts of the page that links can lead to, read when they are needed */
  placesOnPage(): readonly PlaceOnPage[];
  /** reports to a screen reader what has happened */
  announce(text: string): void;
}

export const FormPartContext = createContext<FormPart>({
  isReadOnly: false,
  canEdit: true,
  idOf: (path) => path,
  change: () => {},
  problemsAt: () => [],
  checkedVersion: undefined,
  placesOnPage: () => [],
  announce: () => {},
});

export const useFormPart = (): FormPart => useContext(FormPartContext);
