import { Button } from '#src/admin/kit/button.tsx';
import { Icon } from '#src/admin/kit/icon.tsx';
import { useEffect, useState } from 'react';
import { deferred } from '#src/admin/kit/dialog/deferred.tsx';
import { KeyCombination, useIsMac } from '#src/admin/shortcuts/key-combination.tsx';
import { useShortcut } from '#src/admin/shortcuts/shortcut-registry.ts';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { whenIdle } from '#src/admin/parts/when-idle.ts';
import type { PaletteProps } from './palette.tsx';
import { EVERYWHERE, PALETTE_KEYS as KEYS } from './palette-entries.ts';
import { FIND_PATH } from './palette-item.ts';

const load = () => import('./palette.tsx').then((module) => module.Palette);
const Palette = deferred(load, 'The search');

/** A busy screen does not keep it from loading. */
const LATEST_MS = 3_000;

/** Opens the palette, whose code is a chunk of its own. */
export function usePalette(props: Omit<PaletteProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useShortcut(KEYS, 'Search and commands', EVERYWHERE, open);
  // Loaded early, so that what is typed right after the shortcut is not lost; but the screen comes first.
  useEffect(() => whenIdle(() => void load().catch(() => undefined), LATEST_MS), []);
  const palette = isOpen ? <Palette {...props} onClose={() => setOpen(false)} /> : null;
  return { open, palette };
}

/** The visible way to the palette. Until hydration, and without JavaScript, it leads to the search page. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const isHydrated = useIsHydrated();
  const isMac = useIsMac();
  return (
    <form className="palette-open min-0" action={FIND_PATH}>
      <Button
        className="palette-button rounded row gap-2 full tap px-3 on-paper small left"
        type="submit"
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        aria-keyshortcuts={isHydrated ? `${isMac ? 'Meta' : 'Control'}+K` : undefined}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        <Icon path="M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M10.4 10.4L14 14" />
        <span>Search</span>
        {isHydrated ? (
          <span className="palette-button-keys push" aria-hidden="true">
            <KeyCombination keys={KEYS} />
          </span>
        ) : null}
      </Button>
    </form>
  );
}
