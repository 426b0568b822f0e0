import { useCallback, useEffect, useRef } from 'react';
import { drawMarks, type Marks, pictureOf, seal, spansIn } from './picture-sections.ts';
import { mapPlace, type Pair, pairsOf, reversed } from './scroll-map.ts';

/** Space above a section that is scrolled to, below the header of the site; in pixels of the picture. */
const MARGIN = 24;

type Side = 0 | 1;
const SIDES: readonly Side[] = [0, 1];

interface PicturesOptions {
  /** the changed sections of each side */
  marks: readonly [Marks, Marks];
  current: string | null | undefined;
  scale: number;
}

export interface Pictures {
  /** Get a frame once its document is loaded, and null when the frame goes. */
  onBefore(frame: HTMLIFrameElement | null): void;
  onAfter(frame: HTMLIFrameElement | null): void;
  /** Scrolls both pictures to a section; null scrolls to the top. */
  goTo(id: string | null): void;
}

/** Scrolls two pictures together, so that both show the same section, and marks what has changed in them. */
export function usePictures({ marks, current, scale }: PicturesOptions): Pictures {
  const shown = useRef<[Document | undefined, Document | undefined]>([undefined, undefined]);
  const listening = useRef<[AbortController?, AbortController?]>([]);
  /** where a picture was scrolled to by us; that is no reason to scroll the other one */
  const expected = useRef<[number | undefined, number | undefined]>([undefined, undefined]);
  const drawing = useRef({ marks, current, scale });

  const draw = useCallback(() => {
    const { marks: ofSides, current: id, scale: size } = drawing.current;
    for (const side of SIDES) {
      const picture = shown.current[side];
      if (picture) drawMarks(picture, spansIn(picture), ofSides[side], id, size);
    }
  }, []);
  useEffect(() => {
    drawing.current = { marks, current, scale };
    draw();
  }, [marks, current, scale, draw]);

  const scrollTo = useCallback((side: Side, place: number) => {
    const picture = shown.current[side];
    const view = picture?.defaultView;
    if (!picture || !view) return;
    const top = Math.round(Math.min(Math.max(place, 0), endOf(picture)));
    if (Math.abs(view.scrollY - top) < 1) return;
    expected.current[side] = top;
    view.scrollTo({ top, behavior: 'instant' });
  }, []);

  const follow = useCallback(
    (side: Side) => {
      const [one, other] = shown.current;
      const view = shown.current[side]?.defaultView;
      if (!one || !other || !view) return;
      const wanted = expected.current[side];
      expected.current[side] = undefined;
      if (wanted !== undefined && Math.abs(view.scrollY - wanted) < 2) return;
      const ends: Pair = [endOf(one), endOf(other)];
      const pairs = pairsOf(spansIn(one), spansIn(other), ends);
      scrollTo(side === 0 ? 1 : 0, mapPlace(side === 0 ? pairs : reversed(pairs), view.scrollY));
    },
    [scrollTo],
  );

  const onFrame = useCallback(
    (side: Side, frame: HTMLIFrameElement | null) => {
      listening.current[side]?.abort();
      const picture = frame ? pictureOf(frame) : undefined;
      shown.current[side] = picture;
      if (!picture) return;
      const controller = new AbortController();
      listening.current[side] = controller;
      const { signal } = controller;
      seal(picture);
      picture.defaultView?.addEventListener('scroll', () => follow(side), {
        signal,
        passive: true,
      });
      // Pictures and fonts that arrive later move the sections.
      picture.addEventListener('load', draw, { signal, capture: true });
      picture.defaultView?.addEventListener('resize', draw, { signal });
      void picture.fonts?.ready.then(draw);
      draw();
      // A picture that was loaded again is where the other one is.
      follow(side === 0 ? 1 : 0);
    },
    [draw, follow],
  );

  const goTo = useCallback(
    (id: string | null) => {
      const spans = shown.current.map((picture) => picture && spansIn(picture));
      const places = spans.map((all) => (id === null ? 0 : all?.get(id)?.top));
      const place = places.map((top, side) =>
        top === undefined ? undefined : top - headerOf(shown.current[side]) - MARGIN,
      );
      for (const side of SIDES) if (place[side] !== undefined) scrollTo(side, place[side]);
      // The side that lacks the section shows where it would be.
      const missing = SIDES.find((side) => place[side] === undefined);
      if (missing !== undefined) {
        const there = missing === 0 ? 1 : 0;
        expected.current[there] = undefined;
        follow(there);
      }
    },
    [follow, scrollTo],
  );

  const onBefore = useCallback((frame: HTMLIFrameElement | null) => onFrame(0, frame), [onFrame]);
  const onAfter = useCallback((frame: HTMLIFrameElement | null) => onFrame(1, frame), [onFrame]);
  return { onBefore, onAfter, goTo };
}

const endOf = (picture: Document): number =>
  picture.documentElement.scrollHeight - picture.documentElement.clientHeight;

/** The height of what stays at the top of a page. */
const headerOf = (picture: Document | undefined): number =>
  picture?.querySelector<HTMLElement>('.site-header')?.offsetHeight ?? 0;
