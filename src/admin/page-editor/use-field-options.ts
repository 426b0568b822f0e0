import { useEffect, useState } from 'react';

interface Option {
  value: string;
  label?: string;
}

const NONE: readonly Option[] = [];

/** Where the options come from. Each is read once while the editor is open. */
const SOURCES = {
  folder: {
    url: '/admin/media-library/picker',
    read: ({ folders }: { folders: string[] }) => folders.map((value) => ({ value })),
  },
  story: {
    url: '/admin/api/links?stories',
    read: ({ targets }: { targets: { href: string; title: string }[] }) =>
      targets.map(({ href, title }) => ({
        value: href.slice(href.lastIndexOf('/') + 1),
        label: title,
      })),
  },
} as const;

type Source = keyof typeof SOURCES;

const loading = new Map<Source, Promise<readonly Option[]>>();

async function load(source: Source): Promise<readonly Option[]> {
  const { url, read } = SOURCES[source];
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`the options responded with ${response.status}`);
  return read((await response.json()) as never);
}

/** What a text can be chosen from. None while it loads, or cannot be loaded: then the text is typed. */
export function useFieldOptions(source: Source): readonly Option[] {
  const [options, setOptions] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    const request = loading.get(source) ?? load(source);
    loading.set(source, request);
    request.then(
      (loaded) => isWanted && setOptions(loaded),
      () => loading.delete(source),
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  return options;
}
