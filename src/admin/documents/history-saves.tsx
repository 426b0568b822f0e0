import { type ReactNode, useState } from 'react';
import type { SentEntry } from './history-api.ts';

interface HistorySavesProps {
  entry: SentEntry;
  text: string;
  /** @returns a message if they cannot be read */
  readSaves(entry: SentEntry): Promise<readonly SentEntry[] | string>;
  children(save: SentEntry): ReactNode;
}

/** Each save of an entry, once they are asked for. */
export function HistorySaves({ entry, text, readSaves, children }: HistorySavesProps) {
  const [saves, setSaves] = useState<readonly SentEntry[]>();
  const [failure, setFailure] = useState<string>();
  const [isReading, setReading] = useState(false);

  async function toggle(): Promise<void> {
    if (isReading) return;
    if (saves) return setSaves(undefined);
    setReading(true);
    const read = await readSaves(entry);
    setReading(false);
    setFailure(typeof read === 'string' ? read : undefined);
    if (typeof read !== 'string') setSaves(read);
  }

  const label = saves ? 'Hide the saves' : `Show all ${entry.saves} saves`;
  return (
    <>
      <button
        className="panel-link"
        type="button"
        aria-expanded={saves !== undefined}
        aria-label={`${label}: ${text}`}
        aria-disabled={isReading || undefined}
        onClick={() => void toggle()}
      >
        {label}
      </button>
      <p role="status">{failure}</p>
      {saves ? <ol className="history-saves">{saves.map(children)}</ol> : null}
    </>
  );
}
