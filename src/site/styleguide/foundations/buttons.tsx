import { ButtonLink, type ButtonLinkProps } from '#src/ui/button-link.tsx';
import { Arrow } from '#src/ui/arrow.tsx';

const BACKGROUNDS = [
  { tone: 'paper', buttons: ['copper', 'ink', 'quiet'] },
  { tone: 'pine', buttons: ['copper', 'quiet'] },
  { tone: 'copper', buttons: ['ink'] },
] as const;
const SIZES: readonly NonNullable<ButtonLinkProps['size']>[] = ['small', 'medium', 'large'];

const STATES = [
  ['At rest', '', {}],
  ['Hover', 'is-hover', {}],
  ['Focus', 'is-focus', {}],
  ['Disabled', '', { disabled: true }],
  ['Busy', '', { 'aria-disabled': true }],
] as const;

/** Every button tone on its backgrounds, in every size and state. */
export function Buttons() {
  return BACKGROUNDS.map(({ tone, buttons }) => (
    <div key={tone} className={`tone-${tone} guide-band`}>
      <div className="wrap">
        <h3 className="h4">On {tone}</h3>
        {buttons.map((button) => (
          <div key={button} className="guide-row hairline">
            {SIZES.map((size) => (
              <ButtonLink key={size} href="#buttons" tone={button} size={size}>
                {`${button}, ${size}`}
              </ButtonLink>
            ))}
            {STATES.map(([label, state, props]) => (
              <button
                key={label}
                type="button"
                className={`btn btn-${button} ${state}`.trim()}
                {...props}
              >
                {label}
              </button>
            ))}
          </div>
        ))}
        <div className="guide-row hairline">
          <ButtonLink href="#buttons" tone={buttons[0]} size="large">
            A label as long as an editor can make it, which is sixty in all
          </ButtonLink>
          <a className="more" href="#buttons">
            At rest
            <Arrow />
          </a>
          <a className="more is-hover" href="#buttons">
            Hover
            <Arrow />
          </a>
          <a className="more is-focus" href="#buttons">
            Focus
            <Arrow />
          </a>
        </div>
      </div>
    </div>
  ));
}
