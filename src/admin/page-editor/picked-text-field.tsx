import { PictureField } from '#src/admin/media/picker/picture-field.tsx';
import type { ObjectSpec, TextSpec } from './field-spec.ts';
import { useFormPart } from './form-context.ts';
import { LinkField } from './links/link-field.tsx';
import { SuggestedTextField, TextField } from './text-field.tsx';
import type { FieldProps } from './use-field.ts';
import { withPicture } from './with-picture.ts';
import { useEffect, useState } from 'react';

const VIDEOS = ['video'] as const;

interface PickedTextFieldProps extends FieldProps<TextSpec> {
  group: ObjectSpec | undefined;
}

/** A text that is chosen rather than typed: a picture, a video, a link, a folder, a story. */
export function PickedTextField({ group, ...props }: PickedTextFieldProps) {
  switch (props.spec.picks) {
    case 'picture':
      return <PickedPicture {...props} group={group} />;
    case 'link':
      return <LinkField {...props} />;
    case 'folder':
    case 'story':
      return <Suggested {...props} of={props.spec.picks} />;
    case 'video':
      return <PickedVideo {...props} />;
    case undefined:
      return <TextField {...props} />;
  }
}

function PickedPicture({ group, ...props }: PickedTextFieldProps) {
  const { label, path, value } = props;
  const { isReadOnly, change } = useFormPart();
  const at = path.lastIndexOf('.');
  return (
    <PictureField
      label={label}
      value={value}
      isReadOnly={isReadOnly}
      onPick={(file) =>
        group
          ? change(path.slice(0, Math.max(at, 0)), (now) =>
              withPicture(group, path.slice(at + 1), now, file),
            )
          : change(path, () => file.url)
      }
    >
      <TextField {...props} />
    </PictureField>
  );
}

/** A file of the library, or the address of a video elsewhere. */
function PickedVideo(props: FieldProps<TextSpec>) {
  const { label, path, value } = props;
  const { isReadOnly, change } = useFormPart();
  return (
    <PictureField
      label={label}
      value={value}
      kinds={VIDEOS}
      isReadOnly={isReadOnly}
      onPick={({ url }) => change(path, () => url)}
    >
      <TextField {...props} />
    </PictureField>
  );
}

const Suggested = ({ of, ...props }: FieldProps<TextSpec> & { of: 'folder' | 'story' }) => (
  <SuggestedTextField {...props} options={useFieldOptions(of)} />
);

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

/** Loads the options of a text. None while they load, or cannot be loaded: then the text is typed. */
function useFieldOptions(source: Source): readonly Option[] {
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
