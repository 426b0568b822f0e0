import './page-settings.css';

/** `312 of 580 pixels`, and that search results cut off the end if it is wider. */
export function widthInWords(pixels: number, max: number, note = ''): string {
  const shown = `${pixels} of ${max} pixels${note}`;
  return pixels > max ? `${shown}: search results cut off the end.` : shown;
}

/** How much of the width of a search result a text fills. The hint of its field says the same in words. */
export const WidthMeter = ({ pixels, max }: { pixels: number; max: number }) => (
  <span className="width-meter block mt-2" data-wide={pixels > max || undefined} aria-hidden="true">
    <span
      className="block full-height"
      style={{ width: `${Math.min(100, (pixels / max) * 100)}%` }}
    />
  </span>
);
