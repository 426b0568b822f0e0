import { createContext } from 'react';
import type { DocumentContent } from '#src/domains/documents/document.ts';

type Update = (change: (content: DocumentContent) => DocumentContent) => void;

/** How the parts around a form change the content, if not directly: an editor with undo provides it, so that it can take that back. */
export const UpdateContext = createContext<Update | undefined>(undefined);
