import { fillIn } from '#src/blocks/fill-in.ts';
import { type Business, leakOf, type Rate } from './leak.ts';

/** Calculates with the numbers of the visitor, and lets the river lose them. A number beyond its limits counts as the limit. */
export function start(calculator: HTMLElement): void {
  const section = calculator.closest('section')!;
  const { rate, text } = calculator.dataset;
  const inputs = [...calculator.querySelectorAll('input')];
  const [total, , sentence] = calculator.querySelector('output')!.children;
  const width = Number(section.querySelector('.leak-river > path')!.getAttribute('stroke-width'));

  const numberOf = ({ valueAsNumber, min, max }: HTMLInputElement) =>
    Math.min(Number(max), Math.max(Number(min), valueAsNumber || 0));
  function show() {
    const business = Object.fromEntries(inputs.map((input) => [input.name, numberOf(input)]));
    const leak = leakOf(JSON.parse(rate!) as Rate, business as unknown as Business);
    total!.textContent = leak.total;
    sentence!.textContent = fillIn(text!, leak);
    for (const { labels, dataset } of inputs)
      if (dataset['label']) labels![0]!.textContent = fillIn(dataset['label'], leak);
    for (const [at, strand] of [...section.querySelectorAll('.leak-strand')].entries()) {
      const { share, worth } = leak.strands[at]!;
      const [stays, leaves, label] = strand.children;
      stays!.setAttribute('stroke-width', `${width * (1 - share)}`);
      leaves!.setAttribute('stroke-width', `${width * share}`);
      label!.firstChild!.textContent = worth;
      (label as SVGTextElement).style.visibility = share ? '' : 'hidden';
    }
    section.querySelector('.leak-kept')!.firstChild!.textContent = leak.kept;
  }
  calculator.addEventListener('input', show);
  calculator.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    input.valueAsNumber = numberOf(input);
  });
  // What was changed before the script came.
  if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) show();
}
