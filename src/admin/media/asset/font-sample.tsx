import { useEffect, useId, useState } from 'react';

/** Lines of a font in its own letters, after the browser has loaded it. */
export function FontSample({ address, name }: { address: string; name: string }) {
  const family = `sample${useId().replaceAll(/\W/g, '')}`;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    const font = new FontFace(family, `url("${address}")`);
    let isOver = false;
    font.load().then(
      () => {
        if (isOver) return;
        document.fonts.add(font);
        setState('ready');
      },
      () => void (isOver || setState('failed')),
    );
    return () => {
      isOver = true;
      document.fonts.delete(font);
    };
  }, [address, family]);
  if (state === 'failed')
    return (
      <p className="asset-sheet note">
        The browser cannot show this font. Download it to check it.
      </p>
    );
  return (
    <div
      className="asset-sheet asset-font"
      style={state === 'ready' ? { fontFamily: family } : undefined}
      aria-busy={state === 'loading'}
    >
      <p>Aa Bb Cc</p>
      <p>{name}</p>
      <p>The quick brown fox jumps over the lazy dog 0123456789</p>
    </div>
  );
}
