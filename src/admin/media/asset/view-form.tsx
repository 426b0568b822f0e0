import { useEffect, useState, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { deferred } from '#src/admin/kit/dialog/deferred.tsx';
import { ActionForm, FormField, useFormResult } from '#src/admin/kit/form/action-form.tsx';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import type { Point } from '#src/domains/media/asset.ts';
import type { AssetFormResult } from './asset-action.server.ts';
import type { ViewFields } from './asset-form.ts';
import { type AssetView, fileAddress } from './asset-view.ts';
import { FramePreviews } from './frame-previews.tsx';
import { viewOf, withCrop, withFocus, clampFraction, type PictureView } from './view-values.ts';
import { PressedGroup } from '#src/admin/kit/pressed-group.tsx';

/** Loaded with the first picture whose page is opened in a browser. */
const CropPicker = deferred(
  () => import('./crop-picker.tsx').then((module) => module.default),
  'The crop',
  <p className="asset-sheet note">Loading the crop...</p>,
);

const MODES = [
  { value: 'focus', label: 'Focus' },
  { value: 'crop', label: 'Crop' },
] as const;

interface ViewFormProps {
  asset: AssetView;
  size: { width: number; height: number };
  /** whether something is not saved */
  onChange: (isUnsaved: boolean) => void;
}

/** Focus and crop of a picture, by pointer, keys or numbers, with every ratio of the site. */
export function ViewForm({ asset, size, onChange }: ViewFormProps) {
  const result = useFormResult<AssetFormResult>('view');
  const [start, setStart] = useState({ picture: asset.picture, fields: asset.view });
  const [fields, setFields] = useState(start.fields);
  const [isChanged, setChanged] = useState(false);
  const [mode, setMode] = useState<(typeof MODES)[number]['value']>('focus');
  const isHydrated = useIsHydrated();
  if (asset.picture !== start.picture && !isChanged && !result) {
    setStart({ picture: asset.picture, fields: asset.view });
    setFields(asset.view);
  }
  useEffect(() => {
    if (!result) return;
    setChanged(true);
    onChange(true);
    // Sent again, it is based on what others saved.
    const { current } = result;
    if (current) setStart((known) => ({ ...known, picture: current.picture }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per refusal
  }, [result]);
  const mark = (isUnsaved: boolean) => {
    setChanged(isUnsaved);
    onChange(isUnsaved);
  };
  const change = (next: ViewFields) => {
    setFields(next);
    mark(true);
  };
  const view = viewOf(fields);
  const address = fileAddress(asset.id, { hash: asset.hash, width: 1600 });
  return (
    <div className="asset-view two-columns gap-8" onSubmit={() => mark(false)}>
      <ActionForm
        className="asset-view-form"
        intent="view"
        submit="Save focus and crop"
        busy="Saving..."
        after={
          isChanged ? (
            <Button
              tone="text"
              onClick={() => {
                setFields(start.fields);
                mark(false);
              }}
            >
              Discard changes
            </Button>
          ) : null
        }
      >
        <input type="hidden" name="picture" value={start.picture} />
        {isHydrated ? (
          <div>
            <PressedGroup label="What to set" options={MODES} value={mode} onChange={setMode} />
            {mode === 'focus' ? (
              <FocusPicker
                address={address}
                size={size}
                view={view}
                onFocus={(focus) => change(withFocus(fields, focus))}
              />
            ) : (
              <CropPicker
                address={address}
                size={size}
                crop={view.crop}
                onCrop={(crop) => change(withCrop(fields, crop))}
              />
            )}
          </div>
        ) : null}
        <fieldset className="asset-numbers grid gap-2 gap-x-4 min-0 p-0">
          <legend className="p-0 mb-2 small bold">Focus, in percent of the picture</legend>
          <NumberField name="focus-x" label="From the left" fields={fields} onChange={change} />
          <NumberField name="focus-y" label="From the top" fields={fields} onChange={change} />
        </fieldset>
        <fieldset className="asset-numbers grid gap-2 gap-x-4 min-0 p-0">
          <legend className="p-0 mb-2 small bold">
            Crop, in percent; empty for the whole picture
          </legend>
          <NumberField name="crop-x" label="Left" fields={fields} onChange={change} />
          <NumberField name="crop-y" label="Top" fields={fields} onChange={change} />
          <NumberField name="crop-width" label="Width" fields={fields} onChange={change} />
          <NumberField name="crop-height" label="Height" fields={fields} onChange={change} />
        </fieldset>
      </ActionForm>
      <FramePreviews address={address} size={size} view={view} />
    </div>
  );
}

interface NumberFieldProps {
  name: keyof ViewFields;
  label: string;
  fields: ViewFields;
  onChange: (fields: ViewFields) => void;
}

function NumberField({ name, label, fields, onChange }: NumberFieldProps) {
  const isHydrated = useIsHydrated();
  return (
    <FormField name={name} label={label}>
      {(control, value) => (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          // Without JavaScript, a refused form shows what was posted.
          value={isHydrated ? fields[name] : (value ?? fields[name])}
          onChange={({ currentTarget }) => onChange({ ...fields, [name]: currentTarget.value })}
        />
      )}
    </FormField>
  );
}

interface FocusPickerProps {
  address: string;
  size: { width: number; height: number };
  view: PictureView;
  onFocus: (focus: Point) => void;
}

const STEP = 0.01;
const LARGE_STEP = 0.1;

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const words = (fraction: number) => `${Math.round(fraction * 100)}%`;

/** The picture with its focus, which a click, a drag or the arrow keys move. What the crop leaves out is dimmed. */
function FocusPicker({ address, size, view: { focus, crop }, onFocus }: FocusPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLButtonElement>(null);

  function moveTo({ clientX, clientY }: PointerEvent) {
    const box = frame.current!.getBoundingClientRect();
    onFocus({
      x: clampFraction((clientX - box.left) / box.width),
      y: clampFraction((clientY - box.top) / box.height),
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = MOVES[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onFocus({
      x: clampFraction(focus.x + move.x * step),
      y: clampFraction(focus.y + move.y * step),
    });
  }

  return (
    <div className="mt-2">
      <div
        ref={frame}
        className="asset-focus max-full relative on-sand"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          marker.current?.focus({ preventScroll: true });
          moveTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
        }}
      >
        <img className="full full-height" src={address} alt="" draggable={false} />
        {crop ? (
          <span
            className="asset-cropped inert-look absolute"
            style={{
              left: `${crop.x * 100}%`,
              top: `${crop.y * 100}%`,
              width: `${crop.width * 100}%`,
              height: `${crop.height * 100}%`,
            }}
          />
        ) : null}
        <Button
          ref={marker}
          className="asset-marker square absolute"
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
          aria-label={`Focus, ${words(focus.x)} from the left, ${words(focus.y)} from the top`}
          aria-describedby="asset-focus-keys"
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="field-hint" id="asset-focus-keys">
        Click what must stay visible, or move the point with the arrow keys; with Shift in larger
        steps.
      </p>
    </div>
  );
}
