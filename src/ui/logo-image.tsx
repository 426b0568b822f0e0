import { useEffect, useRef, useState } from 'react';

const FALLBACK = '/cadron-mark.svg';

interface LogoImageProps {
  /** the name of the company; the alternative text */
  name: string;
  url: string;
}

/** A client's logo, or our mark if it fails to load. The effect detects a failure before hydration. */
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
