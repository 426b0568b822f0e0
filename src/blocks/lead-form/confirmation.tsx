import { Arrow } from '#src/ui/arrow.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import type { FormView } from './form-view.ts';

interface ConfirmationProps {
  view: FormView;
  /** as the visitor entered them; none if the confirmation is opened later */
  values: Readonly<Record<string, string>>;
  /** one level below the headline above it */
  level: 'h2' | 'h3';
}

/** The text in place of the fields of a sent form. Its heading can take the focus, because the focused button is gone. */
export function Confirmation({ view, values, level: Heading }: ConfirmationProps) {
  const { title, text, declined, booking, action } = view.confirmation;
  const hasDeclined = declined && values[declined.field] === declined.value;
  const [before, after] = (hasDeclined ? declined.text : text).split('{email}');
  return (
    <>
      <Heading className="h2-long" tabIndex={-1}>
        {title}
      </Heading>
      <p className="lead">
        {before}
        {after === undefined ? null : <strong>{values['email']?.trim() || 'your address'}</strong>}
        {after}
      </p>
      {booking ? (
        <p>
          <ButtonLink href={booking.href} size="large">
            {booking.label}
          </ButtonLink>
        </p>
      ) : null}
      {action ? (
        <p>
          <a className="more" href={action.href}>
            {action.label}
            <Arrow />
          </a>
        </p>
      ) : null}
    </>
  );
}
