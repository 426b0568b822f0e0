import { type FormEvent, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Whether a text below an element differs from what the page came with, for forms whose fields keep their own state. Spread
 * `onInput` onto the element.
 */
export function useIsEdited() {
  const [isEdited, setIsEdited] = useState(false);
  return {
    isEdited,
    onInput: ({ currentTarget }: FormEvent<HTMLElement>) => setIsEdited(hasEdits(currentTarget)),
  };
}

const hasEdits = (element: HTMLElement): boolean =>
  [...element.querySelectorAll<TextControl>('input:not([type=hidden]), textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
