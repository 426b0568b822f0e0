/** Distances in px, at every window width. */
export interface LayoutLimits {
  /** between two sections, or the cover of an article and its text: two thirds of the smallest in use */
  section: number;
  /** between the contents of two blocks of a section, one below the other */
  block: number;
  /** between a picture and a text */
  picture: number;
}

/**
 * Lists what is out of place in an unscrolled page. Runs in the browser, in one pass: it must not use anything outside of
 * itself.
 */
export function findMisplaced(limits: LayoutLimits): string[] {
  const found: string[] = [];
  // Text is a pixel wider or narrower from one machine to another.
  const tolerance = 2;
  const main = document.querySelector('main')!;
  const footer = document.querySelector('.site-footer')!;
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.classList[0]}`;
  const px = (distance: number) => `${Math.round(distance)} px`;

  interface Item {
    name: string;
    element: Element;
    box: DOMRect;
  }

  /**
   * The box of a text: its lines, without what the font reserves above and below them in display sizes, and without what hangs into
   * the margin on purpose, such as a quotation mark.
   */
  function boxOf(range: Range, element: Element): DOMRect {
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(element);
    const reserved = (range.getClientRects()[0]?.height ?? 0) - Number.parseFloat(style.lineHeight);
    const trim = Math.max(0, reserved / 2);
    const outdent = Number.parseFloat(style.marginLeft) + Number.parseFloat(style.textIndent);
    const hung = Math.max(0, -outdent);
    return new DOMRect(box.x + hung, box.y + trim, box.width - hung, box.height - 2 * trim);
  }

  /** The texts of an element, as visitors read them. Texts of a drawing keep to their places in it. */
  function textsIn(root: Element): Item[] {
    const items: Item[] = [];
    const hidden = '[aria-hidden], .sr-only, script, style, template, svg, .story-label';
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      const text = texts.currentNode.textContent!.trim();
      if (!text || element.closest(hidden)) continue;
      range.selectNodeContents(texts.currentNode);
      const box = boxOf(range, element);
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (box.width > 1 && box.height > 1 && isShown)
        items.push({ name: `“${text.slice(0, 40)}”`, element, box });
    }
    return items;
  }

  const texts = textsIn(main);
  // A portrait stands at its name, a client's logo at its result, the cover of a report at the river that ends in it.
  const pictures = [...main.querySelectorAll('img:not(.avatar, .proof img, .first-cover)')].flatMap(
    (element): Item[] => {
      const box = element.getBoundingClientRect();
      return box.width < 40 || box.height < 20 ? [] : [{ name: nameOf(element), element, box }];
    },
  );

  // Nothing lies under the header.
  const { bottom: below } = document.querySelector('.site-header')!.getBoundingClientRect();
  for (const { name, box } of [...texts, ...pictures])
    if (box.top < below) found.push(`${name} begins ${px(below - box.top)} under the header`);

  // Text keeps the margins, except in what scrolls by itself.
  const margin = Number.parseFloat(getComputedStyle(footer.querySelector('.wrap')!).paddingRight);
  const isScrolled = (element: Element): boolean =>
    element !== main &&
    (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement!));
  const labels = [...document.querySelectorAll('.closing-art text')].map((element): Item => ({
    name: `“${element.textContent}”`,
    element,
    box: element.getBoundingClientRect(),
  }));
  for (const { name, element, box } of [...texts, ...textsIn(footer), ...labels]) {
    const style = getComputedStyle(element);
    // Quotation marks and large numerals hang into the margin on purpose.
    const hang = Math.max(0, -Number.parseFloat(style.textIndent));
    const overhang = Math.max(tolerance, Number.parseFloat(style.fontSize) / 10);
    const beyond = Math.max(margin - hang - box.left, box.right - (innerWidth - margin));
    const isLabel = labels.some((label) => label.element === element);
    // Labels of a story's cover stand at their places in a drawing that bleeds off the page.
    if (element.closest('.story-label')) continue;
    if (beyond > overhang && (isLabel || !isScrolled(element)))
      found.push(`${name} passes the margin by ${px(beyond)}`);
  }

  // Pictures keep a distance to the texts beside them; those on a picture are its own.
  for (const picture of pictures)
    for (const { name, element, box } of texts) {
      const apart = Math.max(
        picture.box.top - box.bottom,
        box.top - picture.box.bottom,
        picture.box.left - box.right,
        box.left - picture.box.right,
      );
      if (apart < limits.picture && !picture.element.contains(element))
        found.push(`${name} is ${px(apart)} from ${picture.name}`);
    }

  // The contents of two blocks, one below the other.
  const inked = [...texts, ...pictures];
  const inkOf = (block: Element) => {
    const boxes = inked.flatMap(({ element, box }) => (block.contains(element) ? [box] : []));
    return {
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    };
  };
  for (const wrap of main.querySelectorAll('.wrap')) {
    const blocks = [...wrap.children].map((block) => ({ name: nameOf(block), ...inkOf(block) }));
    for (const [index, block] of blocks.entries()) {
      const next = blocks[index + 1];
      if (!next || block.right < next.left || next.right < block.left) continue;
      const distance = next.top - block.bottom;
      if (distance < limits.block)
        found.push(`${next.name} follows ${block.name} by ${px(distance)}`);
    }
  }

  // Sections, from letter to letter; those with one background share one spacing.
  const tone = '[class*="tone-"]';
  for (const part of main.querySelectorAll(tone)) {
    const before = part.previousElementSibling;
    if (!before?.matches(tone)) continue;
    const distance = inkOf(part).top - inkOf(before).bottom;
    if (distance < limits.section)
      found.push(`the text of ${nameOf(part)} follows that before it by ${px(distance)}`);
    const [above, here] = [getComputedStyle(before), getComputedStyle(part)];
    if (above.backgroundColor !== here.backgroundColor) continue;
    const space = Number.parseFloat(above.paddingBottom) + Number.parseFloat(here.paddingTop);
    if (space < limits.section) found.push(`${nameOf(part)} follows by ${px(space)}`);
  }
  const cover = main.querySelector('.article-cover')?.getBoundingClientRect();
  const article = main.querySelector('.article-text')?.getBoundingClientRect();
  if (cover && article && article.top - cover.bottom < limits.section)
    found.push(`the text follows the cover by ${px(article.top - cover.bottom)}`);

  // The footer has its links in columns, side by side, none of them squeezed; on small screens they fold.
  const groups = [...footer.querySelectorAll('[aria-label=Footer] > *')];
  const columns = groups.map((group) => group.getBoundingClientRect());
  const lefts = new Set(columns.map(({ left }) => left));
  if (lefts.size < 2 && innerWidth >= 1_024)
    found.push(`the footer has ${lefts.size} column of links`);
  for (const { width } of columns)
    if (width < 120) found.push(`a column of the footer is ${px(width)} wide`);
  const { height } = footer.getBoundingClientRect();
  const most = innerWidth < 768 ? 1_300 : innerWidth < 1_024 ? 1_000 : 1_400;
  if (height > most) found.push(`the footer is ${px(height)} high`);
  return found;
}
