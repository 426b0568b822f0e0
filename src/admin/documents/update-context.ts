import { createContext } from 'react';
import type { DocumentContent } from '#src/domains/documents/document.ts';

/** @param name what the change did, as undo calls it: `put back FAQ` */
type Update = (change: (content: DocumentContent) => DocumentContent, name?: string) => void;

/** How the parts around a form change the content, if not directly: an editor with undo provides it, so that it can take that back. */
export const UpdateContext = createContext<Update | undefined>(undefined);
