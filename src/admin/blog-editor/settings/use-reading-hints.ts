import { useState } from 'react';

const keyOf = (personId: string) => `cadron.reading-hints.${personId}`;

/** Whether a person wants reading hints; each browser remembers it. */
export function useReadingHints(personId: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => read(personId));
  return [
    isOn,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(keyOf(personId), next ? 'on' : 'off');
      } catch {
        // Without storage, the choice holds until the page is closed.
      }
    },
  ];
}

function read(personId: string): boolean {
  try {
    return localStorage.getItem(keyOf(personId)) !== 'off';
  } catch {
    return true;
  }
}
