import type { LogoView } from '#src/blocks/block.ts';
import { createLogo, replaceBrokenLogos } from '#src/ui/logo-element.ts';
import { applyChange, FADE_MS, initialLogos, pickChange, ROTATION_MS } from './logo-rotation.ts';

/**
 * Changes one random logo every four seconds (docs/specification.md, section 4), unless the visitor prefers reduced motion or has
 * paused it. Skips turns while the tab is hidden.
 */
export function start(section: HTMLElement): () => void {
  replaceBrokenLogos(section);
  const list = section.querySelector('ul')!;
  const button = section.querySelector('button');
  const waiting = JSON.parse(list.dataset['waiting'] ?? '[]') as LogoView[];
  const logos = [...list.querySelectorAll('img'), ...waiting.map(createLogo)];
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let shown = initialLogos(logos.length);
  let turn: ReturnType<typeof setInterval> | undefined;
  let fade: ReturnType<typeof setTimeout> | undefined;

  function changeOne() {
    const change = document.hidden ? undefined : pickChange(shown, logos.length, Math.random);
    if (!change) return;
    const slot = list.children[change.slot]!;
    slot.className = 'logo-fading';
    fade = setTimeout(() => {
      shown = applyChange(shown, change);
      slot.className = '';
      // Only replaced logos fade in.
      list.className = 'logos-turned';
      slot.replaceChildren(logos[change.logo]!);
    }, FADE_MS);
  }
  function stop() {
    clearInterval(turn);
    clearTimeout(fade);
    list.querySelector('.logo-fading')?.removeAttribute('class');
  }
  function update() {
    stop();
    if (!button) return;
    button.hidden = still.matches;
    if (!still.matches && button.ariaPressed !== 'true') turn = setInterval(changeOne, ROTATION_MS);
  }

  button?.addEventListener('click', () => {
    button.ariaPressed = String(button.ariaPressed !== 'true');
    update();
  });
  still.addEventListener('change', update);
  update();
  return () => {
    stop();
    still.removeEventListener('change', update);
  };
}
