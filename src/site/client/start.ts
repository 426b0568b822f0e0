import { startForms } from '#src/site/forms/start-forms.ts';
import { startIslands } from '#src/site/islands/start-islands.ts';
import { startSearchShortcut } from '#src/site/search/search-shortcut.ts';
import type { ClientSettings } from '#src/site/parts/client-settings.ts';
import { watchLazyPictures } from './lazy-pictures.ts';
import { startMenus } from './menus.ts';
import { startNavigation } from './navigation.ts';
import { startVisit } from './start-visit.ts';

/*
 * The module of every public page. The inline script loads it once the page has loaded and the browser is idle, or at the first
 * touch, key or focus. It has no React: only islands that need it load it.
 */
const { settings } = document.querySelector<HTMLElement>('script[data-start]')!.dataset;
startForms();
startMenus();
startSearchShortcut();
startNavigation();
startVisit(JSON.parse(settings!) as ClientSettings);
watchLazyPictures();
startIslands();
document.documentElement.dataset['alive'] = '';
