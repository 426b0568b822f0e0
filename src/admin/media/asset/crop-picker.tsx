import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '#src/admin/kit/button.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import type { Crop } from '#src/domains/media/asset.ts';
import { cropRegion } from '#src/domains/media/picture-region.ts';
import { cropOfRatio } from './view-values.ts';
import { PressedGroup } from '#src/admin/kit/pressed-group.tsx';

interface CropPickerProps {
  address: string;
  size: { width: number; height: number };
  crop: Crop | null;
  onCrop: (crop: Crop | null) => void;
}

const RATIOS = [
  { label: 'Free', value: 0 },
  { label: '1:1', value: 1 },
  { label: '4:3', value: 4 / 3 },
  { label: '3:2', value: 3 / 2 },
  { label: '16:9', value: 16 / 9 },
  { label: '2:1', value: 2 },
] as const;

const HANDLES = {
  cropArea: 'Crop, moved by arrow keys; with Shift in larger steps',
  nwDragHandle: 'Top left corner of the crop, moved by arrow keys',
  nDragHandle: 'Top edge of the crop, moved by the up and down keys',
  neDragHandle: 'Top right corner of the crop, moved by arrow keys',
  eDragHandle: 'Right edge of the crop, moved by the left and right keys',
  seDragHandle: 'Bottom right corner of the crop, moved by arrow keys',
  sDragHandle: 'Bottom edge of the crop, moved by the up and down keys',
  swDragHandle: 'Bottom left corner of the crop, moved by arrow keys',
  wDragHandle: 'Left edge of the crop, moved by the left and right keys',
};

const MAX_HEIGHT_REM = 34;

/** The crop on the picture, with the usual ratios. In a chunk of its own. */
export default function CropPicker({ address, size, crop, onCrop }: CropPickerProps) {
  const [ratio, setRatio] = useState(0);
  const shown: Crop = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const region = cropRegion(size, crop);
  const change = (_pixels: unknown, { x, y, width, height }: PercentCrop) => {
    if (width > 0 && height > 0)
      onCrop({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 });
  };
  return (
    <div className="mt-2">
      <PressedGroup
        label="Ratio of the crop"
        options={RATIOS}
        value={ratio}
        onChange={(value) => {
          setRatio(value);
          if (value > 0) onCrop(cropOfRatio(size, value, crop));
        }}
      >
        <Button
          isDisabled={crop === null}
          onClick={() => {
            setRatio(0);
            onCrop(null);
          }}
        >
          Whole picture
        </Button>
      </PressedGroup>
      <ReactCrop
        className="asset-crop max-full mt-2"
        crop={{
          unit: '%',
          x: shown.x * 100,
          y: shown.y * 100,
          width: shown.width * 100,
          height: shown.height * 100,
        }}
        {...(ratio > 0 && { aspect: ratio })}
        keepSelection
        ruleOfThirds
        minWidth={16}
        minHeight={16}
        ariaLabels={HANDLES}
        onChange={change}
      >
        <img
          src={address}
          alt=""
          width={size.width}
          height={size.height}
          // A size of its own, since keys move the crop by its pixels before the picture has come, too.
          style={{
            aspectRatio: `${size.width} / ${size.height}`,
            width: `min(${size.width}px, ${(MAX_HEIGHT_REM * size.width) / size.height}rem)`,
          }}
        />
      </ReactCrop>
      <p className="field-hint">
        {formatNumber(region.width)} × {formatNumber(region.height)} of {formatNumber(size.width)} ×{' '}
        {formatNumber(size.height)} pixels. The original stays.
      </p>
    </div>
  );
}
