/** The steps of a form; none for most. */
export const stepsOf = (form: HTMLFormElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('.survey-step'),
];

/** The step that is shown, from 1. */
export const currentStep = (form: HTMLFormElement): number =>
  stepsOf(form).findIndex((step) => 'current' in step.dataset) + 1;

/** Shows a step, from 1, and how far the form is. Returns its fieldset. */
export function showStep(form: HTMLFormElement, wanted: number): HTMLElement {
  const steps = stepsOf(form);
  const number = Math.min(wanted, steps.length);
  steps.forEach((step, index) => {
    step.toggleAttribute('data-current', index + 1 === number);
    step.hidden = index + 1 !== number;
  });
  const progress = form.querySelector('.survey-progress')!;
  const text = progress.querySelector('p')!;
  text.textContent = text.textContent.replace(/\d+/, String(number));
  progress
    .querySelectorAll('i')
    .forEach((bar, index) => bar.toggleAttribute('data-done', index < number));
  return steps[number - 1]!;
}
