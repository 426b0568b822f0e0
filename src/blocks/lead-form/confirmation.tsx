import { useEffect, useRef } from 'react';
import { Arrow } from '#src/ui/arrow.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import type { FormView } from './form-view.ts';

interface ConfirmationProps {
  view: FormView;
  /** as the visitor entered them */
  values: Readonly<Record<string, string>>;
  /** one level below the headline above it */
  level: 'h2' | 'h3';
}

/** Replaces the form after it was sent. Takes the focus, because the focused button is gone, so that screen readers read it. */
export function Confirmation({ view, values, level: Heading }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text, declined, booking, action } = view.confirmation;
  const hasDeclined = declined && values[declined.field] === declined.value;
  const [before, after] = (hasDeclined ? declined.text : text).split('{email}');
  return (
    <div className="form-panel form-sent">
      <Heading className="h2-long" tabIndex={-1} ref={heading}>
        {title}
      </Heading>
      <p className="lead">
        {before}
        {after === undefined ? null : <strong>{values['email']?.trim()}</strong>}
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
    </div>
  );
}
