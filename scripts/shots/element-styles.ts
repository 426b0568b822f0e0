import type { CDPSession, Page } from '@playwright/test';

/** What decides how an element looks, apart from its size, which its rectangle shows. */
const PROPERTIES =
  `display visibility opacity position top right bottom left z-index float box-sizing overflow-x overflow-y
margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left
min-width max-width min-height max-height aspect-ratio
border-top-width border-right-width border-bottom-width border-left-width border-top-style border-right-style border-bottom-style
border-left-style border-top-color border-right-color border-bottom-color border-left-color border-top-left-radius
border-top-right-radius border-bottom-right-radius border-bottom-left-radius border-collapse border-spacing
outline-style outline-width outline-color outline-offset box-shadow background-color background-image background-size
background-position background-repeat color fill stroke stroke-width accent-color filter backdrop-filter transform rotate scale translate
clip-path mask-image object-fit content list-style-type cursor pointer-events user-select
font-family font-size font-weight font-style font-variant-numeric font-variant-caps line-height letter-spacing text-align text-transform
text-decoration-line text-decoration-style text-decoration-color text-decoration-thickness text-underline-offset text-overflow text-indent
text-wrap-mode text-wrap-style white-space-collapse overflow-wrap word-break hyphens vertical-align -webkit-line-clamp table-layout
flex-direction flex-wrap flex-grow flex-shrink flex-basis order align-items align-content align-self justify-content justify-items
justify-self row-gap column-gap grid-template-columns grid-template-rows grid-template-areas grid-auto-flow grid-auto-rows
grid-auto-columns grid-row-start grid-row-end grid-column-start grid-column-end column-count
transition-property transition-duration animation-name scroll-margin-top scroll-padding-top resize appearance color-scheme`.split(
    /\s+/,
  );

const round = (length: number) => Math.round(length * 10) / 10;

/** Path of tags, words, classes, rectangle from the left and top of the parent, and the index of its style. */
type ElementStyle = [
  path: string,
  words: string,
  classes: string,
  box: readonly [left: number, top: number, width: number, height: number],
  style: number,
];

export interface PageStyles {
  properties: readonly string[];
  /** the distinct styles, each with one value for each property */
  styles: string[][];
  elements: ElementStyle[];
}

/** Returns the computed styles of all that is drawn on a page and in its frames, pseudo-elements too, in their order. */
export async function readStyles(page: Page, state?: State): Promise<PageStyles> {
  const session = await page.context().newCDPSession(page);
  if (state) await forceState(session, state);
  await page.evaluate(endFades);
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: PROPERTIES,
  });
  await session.detach();
  const indices = new Map<string, number>();
  const styles: string[][] = [];
  const indexOf = (values: string[]) => {
    const key = values.join('\n');
    const known = indices.get(key) ?? styles.push(values) - 1;
    indices.set(key, known);
    return known;
  };
  const text = (index: number | undefined) => (index === undefined ? '' : (strings[index] ?? ''));
  const elements = documents.flatMap(({ nodes, layout }) => {
    const {
      parentIndex = [],
      nodeType = [],
      nodeName = [],
      nodeValue = [],
      attributes = [],
    } = nodes;
    const pseudo = new Map(
      nodes.pseudoType?.index.map((at, index) => [at, `::${text(nodes.pseudoType!.value[index])}`]),
    );
    const words: string[] = [];
    const paths: string[] = [];
    const counts: Record<string, number> = {};
    for (const [index, parent] of parentIndex.entries()) {
      if (nodeType[index] === TEXT) {
        words[parent] = `${words[parent] ?? ''} ${text(nodeValue[index])}`.trim();
        continue;
      }
      const tag = pseudo.get(index) ?? text(nodeName[index]).toLowerCase();
      const path = `${paths[parent] ?? ''}>${tag}`;
      const count = (counts[`${parent} ${path}`] = (counts[`${parent} ${path}`] ?? 0) + 1);
      paths[index] = count > 1 ? `${path}:${count}` : path;
    }
    const attribute = (index: number, name: string) => {
      const list = attributes[index] ?? [];
      const at = list.findIndex((item, place) => place % 2 === 0 && strings[item] === name);
      return at < 0 ? '' : text(list[at + 1]);
    };
    const boundsOf = new Map(
      layout.nodeIndex.map((node, index) => [node, layout.bounds[index]!] as const),
    );
    return layout.nodeIndex.flatMap((node, index): ElementStyle[] => {
      if (nodeType[node] !== ELEMENT || layout.styles[index]!.length === 0) return [];
      let parent = parentIndex[node]!;
      while (parent > 0 && !boundsOf.has(parent)) parent = parentIndex[parent]!;
      const [left = 0, top = 0, width = 0, height = 0] = layout.bounds[index]!;
      const [fromLeft = 0, fromTop = 0] = boundsOf.get(parent) ?? [];
      // What has no box, such as the empty text of a pseudo-element, is reported at the edge of the page.
      const isBoxless = left === 0 && top === 0 && width === 0 && height === 0;
      const box: ElementStyle[3] = isBoxless
        ? [0, 0, 0, 0]
        : [round(left - fromLeft), round(top - fromTop), round(width), round(height)];
      const name = words[node] || attribute(node, 'aria-label') || attribute(node, 'name');
      const style = indexOf(layout.styles[index]!.map((value) => text(value)));
      return [[paths[node]!, name.slice(0, 40), attribute(node, 'class'), box, style]];
    });
  });
  return { properties: PROPERTIES, styles, elements };
}

type State = 'hover' | 'focus';

const CAN_CHANGE = /^(?:A|BUTTON|INPUT|SELECT|TEXTAREA|SUMMARY|LABEL|LI|TR|ARTICLE|FIGURE)$/;

/** Draws everything as if the pointer or the focus were on it, until the session ends. */
async function forceState(session: CDPSession, state: State): Promise<void> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const forcedPseudoClasses =
    state === 'hover' ? ['hover'] : ['focus', 'focus-visible', 'focus-within'];
  const changing = nodes.filter(
    ({ nodeName, attributes = [] }) => CAN_CHANGE.test(nodeName) || attributes.includes('tabindex'),
  );
  await Promise.all(
    changing.map(({ nodeId }) =>
      session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
    ),
  );
}

/** Runs in the browser. */
function endFades(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

const ELEMENT = 1;
const TEXT = 3;
