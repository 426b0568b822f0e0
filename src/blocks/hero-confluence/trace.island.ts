import { STREAMS, TOTAL, WEAVE } from '#content/drawings/home/confluence.ts';

/**
 * Traces a stream of the drawing to its end, and into the next section, while the pointer is on it or its name; arrow keys go through
 * all. Its name and share stand where the drawing names the result.
 */
export function start(art: HTMLElement): void {
  const keys = art.querySelector('input')!;
  /** all that belongs to each stream, in the order of `STREAMS`; the fragments of its start are too small for a finger */
  const parts = STREAMS.map(({ lane }, index) => {
    const places = {
      '.hero-labels > :nth-child': index,
      '.bands > :nth-child': WEAVE.findIndex((each) => each === lane),
      '.starts > :nth-child': index,
      '.drift > :nth-child': index,
    };
    const own = Object.entries(places).map(([selector, at]) => `${selector}(${at + 1})`);
    return [
      ...art.querySelectorAll(own.join()),
      ...document.querySelectorAll(`.order-river > path:nth-of-type(${lane + 1})`),
    ];
  });
  const texts = [...art.querySelectorAll('svg')].map((svg) =>
    [...svg.querySelectorAll('.unit, .big')].map((text) => ({ text, own: text.textContent })),
  );

  function trace(index: number) {
    const stream = STREAMS[index];
    const share = stream && `${Math.round((stream.amount / TOTAL) * 100)}%`;
    art.parentElement!.parentElement!.classList.toggle('traced', stream !== undefined);
    for (const [at, each] of parts.entries())
      for (const part of each) part.classList.toggle('on', at === index);
    for (const lines of texts)
      for (const [line, { text, own }] of lines.entries())
        text.textContent = stream ? [art.dataset['unit']!, stream.label, share!][line]! : own;
    return stream ? `${stream.label}: ${share}` : 'All streams';
  }
  const at = (target: EventTarget | null) =>
    void trace(parts.findIndex((each) => each.some((part) => part.contains(target as Node))));

  art.addEventListener('pointerover', ({ target }) => at(target));
  art.addEventListener('pointerleave', ({ pointerType }) => {
    // A finger that is lifted leaves, too.
    if (pointerType === 'mouse') at(null);
  });
  const onKeys = () => (keys.ariaValueText = trace(keys.valueAsNumber - 1));
  keys.addEventListener('input', onKeys);
  keys.addEventListener('focus', onKeys);
  keys.addEventListener('blur', () => at(null));
  if (keys.matches(':focus')) onKeys();
  else at([...art.querySelectorAll(':hover')].at(-1) ?? null);
}
