import { useCallback, useEffect, useState } from 'react';
import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import { useField } from '#src/admin/page-editor/use-field.ts';
import type { PickedFile } from '#src/admin/media/picker/picked-file.ts';
import { readPicker } from '#src/admin/media/picker/picker-api.ts';
import { PictureField } from '#src/admin/media/picker/picture-field.tsx';
import { CoverFrames } from './cover-frames.tsx';

interface CoverFieldProps {
  /** public path; empty for none */
  cover: string;
}

const SPEC = { kind: 'text', min: 0, picks: 'picture' } as const;

/** The cover of a post from the library, as every place of the site cuts it around its focal point. */
export function CoverField({ cover }: CoverFieldProps) {
  const field = useField({
    spec: SPEC,
    label: 'Cover',
    path: 'coverImage',
    value: cover,
    isOptional: true,
  });
  const file = useFile(cover);
  return (
    <div className="cover-field">
      <PictureField
        label="Cover"
        value={cover}
        isReadOnly={field.isReadOnly}
        onPick={({ url }) => field.set(url)}
      >
        <FieldFrame
          field={field}
          label="Cover"
          help={cover === '' ? 'Without one, a drawing that other posts show too.' : undefined}
          isOptional={false}
        >
          {(control) => (
            <input
              {...control}
              {...field.events}
              className="input"
              type="text"
              autoComplete="off"
              spellCheck={false}
              placeholder="Choose one in the library"
              readOnly={field.isReadOnly}
              value={cover}
              onChange={({ target }) =>
                field.set(target.value.trim() === '' ? null : target.value.trim())
              }
            />
          )}
        </FieldFrame>
      </PictureField>
      {cover.startsWith('/media/') ? <CoverFrames cover={cover} file={file} /> : null}
    </div>
  );
}

/** What the library knows of a file; read again when one comes back from the library, where the focal point is set. */
function useFile(cover: string): PickedFile | undefined {
  const [known, setKnown] = useState<{ cover: string; file: PickedFile | null }>();
  const read = useCallback(async () => {
    const reply = cover.startsWith('/media/') ? await readPicker({ url: cover }) : undefined;
    if (reply) setKnown({ cover, file: reply.file });
  }, [cover]);
  useEffect(() => {
    const again = () => void read();
    again();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [read]);
  return known?.cover === cover ? (known.file ?? undefined) : undefined;
}
