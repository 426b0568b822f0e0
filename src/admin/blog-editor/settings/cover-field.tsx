import { useState } from 'react';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import { PlainField } from '#src/admin/page-editor/plain-field.tsx';
import type { PickedFile } from '#src/admin/media/picker/picked-file.ts';
import { pickerApi, type PickerReply } from '#src/admin/media/picker/picker-api.ts';
import { useServerQuery } from '#src/admin/documents/use-server-query.ts';
import { PictureField } from '#src/admin/media/picker/picture-field.tsx';
import { assetPath } from '#src/admin/media/library/library-query.ts';
import { FRAMES } from '#src/domains/media/frames.ts';

interface CoverFieldProps {
  /** public path; empty for none */
  cover: string;
}

/** The cover of a post from the library, as every place of the site cuts it around its focal point. */
export function CoverField({ cover }: CoverFieldProps) {
  const { isReadOnly, change } = useFormPart();
  // Read again when one comes back from the library, where the focal point is set.
  const library = useServerQuery<PickerReply>(
    cover.startsWith('/media/') ? pickerApi({ url: cover }) : undefined,
    { isShared: true },
  );
  const file = library.body?.file ?? undefined;
  return (
    <div className="cover-field">
      <PictureField
        label="Cover"
        value={cover}
        isReadOnly={isReadOnly}
        onPick={({ url }) => change('coverImage', () => url)}
      >
        <PlainField
          path="coverImage"
          label="Cover"
          help={cover === '' ? 'Without one, a drawing that other posts show too.' : undefined}
          spellCheck={false}
          placeholder="Choose one in the library"
          value={cover}
          toValue={(text) => text.trim() || null}
        />
      </PictureField>
      {cover.startsWith('/media/') ? <CoverFrames cover={cover} file={file} /> : null}
    </div>
  );
}

interface CoverFramesProps {
  cover: string;
  /** undefined while the library was not read, and for files that it does not have */
  file: PickedFile | undefined;
}

const SHOWN = [FRAMES.card, FRAMES.cover, FRAMES['cover-phone']] as const;
const PREVIEW_WIDTH = 480;

/** The cover at every ratio that the site cuts it to, from the server that cuts it. */
function CoverFrames({ cover, file }: CoverFramesProps) {
  const isDrawing = file?.kind === 'drawing';
  const [broken, setBroken] = useState<string>();
  if (broken === cover) return null;
  // Another focal point is another picture, which the browser must not take from its memory.
  const version = file ? `${file.focus.x},${file.focus.y}` : '';
  return (
    <div className="cover-frames mt-3">
      <ul className="grid gap-3 items-end" aria-label="The cover as the site shows it">
        {SHOWN.map((frame) => (
          <li key={frame.id}>
            <img
              className="full on-sand object-cover"
              key={version}
              src={framed(cover, frame)}
              style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
              alt=""
              loading="lazy"
              onError={() => setBroken(cover)}
            />
            <p className="mt-1 fine tight">
              {frame.label} <span className="muted">{frame.where}</span>
            </p>
          </li>
        ))}
      </ul>
      {isDrawing ? (
        <p className="field-hint mt-2">Drawings are cut around their middle.</p>
      ) : file ? (
        <p className="field-hint mt-2">
          Focal point: {percent(file.focus.x)} from the left, {percent(file.focus.y)} from the top.{' '}
          <a className="link" href={assetPath(file.id)} target="_blank" rel="noreferrer">
            Move it in the library
          </a>
          {file.width !== null && file.width < FRAMES.cover.width
            ? `. At ${file.width} px, it may look blurred on wide screens: ${FRAMES.cover.width} px are sharp`
            : ''}
          .
        </p>
      ) : null}
    </div>
  );
}

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;

const framed = (cover: string, { width, height }: { width: number; height: number }) =>
  `${cover}?width=${PREVIEW_WIDTH}&height=${Math.round((PREVIEW_WIDTH * height) / width)}`;
