import type { Page } from '@playwright/test';

/** Tab through a page, as someone without a mouse does. */

interface Stop {
  /** number of the control in the order of the document; -1 for one that came later, as tools of a text do with its focus */
  at: number;
  name: string;
  /** why the control cannot be seen, or not that it has the focus */
  fault: string | undefined;
}

/** The most presses of Tab on one screen, so that a trap ends. */
const MAX_STOPS = 400;

/** The most presses of Tab until a control has to be reached. */
const MAX_PRESSES = 150;

/**
 * Presses Tab, or Shift+Tab, from the start of the page, or of its open dialog, until the focus has left it. Returns every stop, and
 * the names of the controls that were never reached. A dialog begins anywhere and goes around.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  // What loads late, such as a dialog, would be a stop that nothing expects.
  const settled = await page.waitForFunction(rememberControls, undefined, { polling: 500 });
  const names = (await settled.jsonValue()) ?? [];
  const stops: Stop[] = [];
  const reached = new Set<number>();
  const first = await page.evaluate(describeFocus); // in a dialog
  // The heading of a dialog may have it, which is no control.
  if (first && first.at >= 0) {
    reached.add(first.at);
    stops.push(first);
  }
  for (let press = 0; press < MAX_STOPS; press += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus);
    // The first Shift+Tab leaves the start of the page, the second one enters its end.
    if (!stop && press === 0) continue;
    if (!stop) {
      if (first && press < names.length) continue;
      break;
    }
    // A field for a date has several stops.
    if (stop.at === stops.at(-1)?.at) continue;
    if (stop.at >= 0 && reached.has(stop.at)) break;
    reached.add(stop.at);
    stops.push(stop);
  }
  return {
    stops,
    missed: names.filter((_, at) => !reached.has(at)),
    isDialog: first !== undefined,
  };
}

/** Presses Tab, or Shift+Tab, until the focus is on a control that has the accessible name, or whose name matches. */
export async function tabTo(page: Page, name: RegExp | string, key = 'Tab'): Promise<void> {
  for (let n = 0; n < MAX_PRESSES; n += 1) {
    await page.keyboard.press(key);
    if (isNamed(await focusedName(page), name)) return;
  }
  throw new Error(`${key} never reaches ${name}`);
}

const isNamed = (focused: string, name: RegExp | string) =>
  typeof name === 'string' ? focused === name : name.test(focused);

export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return '';
    const label = (focused as HTMLInputElement).labels?.[0]?.textContent;
    const text = focused.ariaLabel ?? label ?? focused.textContent;
    return (text ?? '').replaceAll(/\s+/g, ' ').trim();
  });

/** Opens the file dialog with the focused control, and chooses. */
export async function chooseByKey(page: Page, path: string, key: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  // Playwright does not wait until the browser knows that it listens, and the dialog would be canceled.
  await focusedName(page);
  await page.keyboard.press(key);
  await (await chooser).setFiles(path);
}

/** Goes to a field, unless the focus is on it, and types over what is in it. */
export async function typeOver(page: Page, name: RegExp | string, text: string): Promise<void> {
  if (!isNamed(await focusedName(page), name)) await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/**
 * Stores what Tab should reach in the window, in the order of the document, and puts the focus at the start. Returns the names, or
 * undefined if it was something else the last time.
 */
function rememberControls(): string[] | undefined {
  const root = [...document.querySelectorAll('dialog')].find((each) => each.open) ?? document;
  const controls = [
    ...root.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((control) => {
    if (control.matches(':disabled, [tabindex="-1"]') || control.closest('[inert]')) return false;
    if (!control.checkVisibility({ visibilityProperty: true })) return false;
    // One radio button of a group: the chosen one, or the first.
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, form }) => name === control.name && form === control.form,
    );
    return control === (group.find(({ checked }) => checked) ?? group[0]);
  });
  const { walkedControls: before } = window as { walkedControls?: HTMLElement[] };
  Object.assign(window, { walkedControls: controls });
  if (root === document) {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo(0, 0);
  }
  const isSame =
    controls.length === before?.length && controls.every((one, at) => one === before[at]);
  return isSame
    ? controls.map(
        (control) => `${control.localName} ${control.ariaLabel ?? control.textContent.trim()}`,
      )
    : undefined;
}

/** The focused control, and whether it can be seen and shows its focus; undefined outside of the page. */
function describeFocus(): Stop | undefined {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement) || control === document.body) return undefined;
  const { walkedControls } = window as unknown as { walkedControls: HTMLElement[] };
  const shows = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  };
  // The sheet of an article is one large field, in which the caret says where one is.
  const hasCaret =
    control.closest('.writing') !== null && control.matches('textarea, [contenteditable]');
  // A hidden input for files is seen as its label.
  const { labels } = control as HTMLInputElement;
  const target = control.matches('.sr-only') ? (labels?.[0] ?? control) : control;
  const [box = target.getBoundingClientRect()] = target.getClientRects();
  const x = Math.min(Math.max((box.left + box.right) / 2, 0), innerWidth - 1);
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
  const seen = document.elementFromPoint(x, y);
  const isSeen =
    hasCaret ||
    (seen !== null &&
      (target.contains(seen) || seen.contains(target) || control.closest('label') === seen));
  const isRinged =
    hasCaret || shows(target) || (control.role === 'combobox' && shows(control.parentElement!));
  const cover = seen ? `${seen.localName}.${seen.className}` : 'nothing';
  return {
    at: walkedControls.indexOf(control),
    name: `${control.localName} ${control.ariaLabel ?? control.textContent.trim()}`,
    fault: isSeen ? (isRinged ? undefined : 'no focus ring') : `covered by ${cover}`,
  };
}
