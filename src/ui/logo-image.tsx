import { kindOfFile, renditionUrl } from './picture.tsx';
import { useEffect, useRef, useState } from 'react';

const FALLBACK = '/cadron-mark.svg';

export interface LogoImageProps {
  /** the name of the company; the alternative text */
  name: string;
  url: string;
}

/** Twice the width of the slot, for sharp screens. */
const WIDTH = 400;

/** A client's logo, or our mark if it fails to load. A picture is sent in the size of its slot, and does not move. The effect detects a failure before hydration. */
export function LogoImage({ name, url }: LogoImageProps) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current!;
    if (complete && currentSrc && naturalWidth === 0) setFailed(true);
  }, []);
  const isSized = ['picture', 'animation'].includes(kindOfFile(url) ?? '');
  return (
    <img
      ref={image}
      src={failed ? FALLBACK : isSized ? renditionUrl(url, WIDTH) : url}
      alt={name}
      width={200}
      height={38}
      loading="lazy"
      decoding="async"
      onError={failed ? undefined : () => setFailed(true)}
    />
  );
}
