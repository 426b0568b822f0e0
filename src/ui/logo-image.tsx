import { useEffect, useRef, useState } from 'react';

const FALLBACK = '/cadron-mark.svg';

export interface LogoImageProps {
  /** whose logo it is: the alternative text */
  name: string;
  url: string;
}

/** A logo that cannot be loaded is replaced by ours; one that failed before React woke is found by looking at it. */
export function LogoImage({ name, url }: LogoImageProps) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current!;
    if (complete && currentSrc && naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <img
      ref={image}
      src={failed ? FALLBACK : url}
      alt={name}
      width={200}
      height={38}
      loading="lazy"
      decoding="async"
      onError={failed ? undefined : () => setFailed(true)}
    />
  );
}
