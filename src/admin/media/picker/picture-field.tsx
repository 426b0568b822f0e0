import { type ReactNode, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import type { AssetKind } from '#src/domains/media/asset.ts';
import { FilePicker } from './file-picker.tsx';
import type { PickedFile } from './picked-file.ts';
import './picture-field.css';

interface PictureFieldProps {
  label: string;
  /** public path of the file */
  value: unknown;
  /** what can be chosen; by default pictures and drawings */
  kinds?: readonly AssetKind[];
  isReadOnly: boolean;
  onPick(file: PickedFile): void;
  /** the field with the path, which can also be typed */
  children: ReactNode;
}

const PICTURES: readonly AssetKind[] = ['picture', 'drawing'];
const SMALL_WIDTH = 400;

/** A field that holds a picture or video of the library, with a button that chooses one. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, kinds = PICTURES, isReadOnly, onPick, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [broken, setBroken] = useState<string>();
  const url = typeof value === 'string' ? value : '';
  const isPicture = !kinds.includes('video');
  const isOurs = isPicture && /^\/media\/[^?#]+$/.test(url);
  const small = isOurs ? `${url}?width=${SMALL_WIDTH}` : url;
  return (
    <div>
      {children}
      <div className="picked row wraps gap-3 mt-2">
        {isOurs && broken !== url ? (
          <img
            className="outlined rounded object-contain"
            src={small}
            alt=""
            decoding="async"
            onError={() => setBroken(url)}
          />
        ) : null}
        {broken === url && isOurs ? <span>This picture cannot be shown.</span> : null}
        {isReadOnly ? null : (
          <Button aria-label={`Choose in the library: ${label}`} onClick={() => setOpen(true)}>
            Choose in the library
          </Button>
        )}
      </div>
      {isOpen ? (
        <FilePicker
          kinds={kinds}
          current={url === '' ? undefined : url}
          onClose={() => setOpen(false)}
          onPick={(file) => {
            setOpen(false);
            onPick(file);
          }}
        />
      ) : null}
    </div>
  );
}
