import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { EVERYWHERE } from '#src/admin/palette/palette-entries.ts';
import { addShortcuts, listenToKeys, nextOrder } from '#src/admin/shortcuts/shortcut-registry.ts';
import { ShortcutHelp } from '#src/admin/shortcuts/shortcut-help.tsx';
import { useShortcut } from '#src/admin/shortcuts/use-shortcut.ts';
import type { AdminSection } from './admin-pages.ts';

/** Listens to keys, registers the shortcuts that work on every page, and shows their help. */
export function FrameShortcuts({ sections }: { sections: readonly AdminSection[] }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [order] = useState(nextOrder);
  const navigate = useNavigate();
  useEffect(() => listenToKeys(), []);
  useShortcut('?', 'Keyboard shortcuts', EVERYWHERE, () => setHelpOpen(true));
  useEffect(
    () =>
      addShortcuts(
        sections
          .flatMap(({ pages }) => pages)
          .map(({ label, path, key }) => ({
            keys: `g ${key}`,
            label: `Go to ${label}`,
            scope: EVERYWHERE,
            run: () => void navigate(path),
          })),
        order,
      ),
    [sections, navigate, order],
  );
  return isHelpOpen ? <ShortcutHelp onClose={() => setHelpOpen(false)} /> : null;
}
