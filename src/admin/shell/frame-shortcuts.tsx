import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { deferred } from '#src/admin/kit/dialog/deferred.tsx';
import { EVERYWHERE } from '#src/admin/palette/palette-entries.ts';
import { HELP_HASH, helpRequests } from '#src/admin/parts/help-requests.ts';
import {
  addShortcuts,
  listenToKeys,
  nextOrder,
  useShortcut,
} from '#src/admin/shortcuts/shortcut-registry.ts';
import type { AdminSection } from './admin-pages.ts';

// Loaded when someone asks: their texts are of no use to a screen.
const HelpDialog = deferred(
  () => import('#src/admin/help/help-dialog.tsx').then((module) => module.HelpDialog),
  'The help',
);
const ShortcutHelp = deferred(
  () => import('#src/admin/shortcuts/shortcut-help.tsx').then((module) => module.ShortcutHelp),
  'The shortcuts',
);

/** Listens to keys, registers the shortcuts that work on every page, and shows their help. */
export function FrameShortcuts({ sections }: { sections: readonly AdminSection[] }) {
  /** the path whose help is shown, or `keys` */
  const [shown, setShown] = useState('');
  const { hash, key } = useLocation();
  const [order] = useState(nextOrder);
  const navigate = useNavigate();
  useEffect(() => listenToKeys(), []);
  useShortcut('?', 'Keyboard shortcuts', EVERYWHERE, () => setShown('keys'));
  useEffect(() => helpRequests.subscribe(() => setShown(location.pathname)), []);
  useEffect(() => {
    if (hash.startsWith(HELP_HASH)) setShown(hash.slice(HELP_HASH.length));
  }, [hash, key]);
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
  const close = () => setShown('');
  if (shown === 'keys') return <ShortcutHelp onClose={close} />;
  return shown === '' ? null : <HelpDialog path={shown} onClose={close} />;
}
