import type { Clock } from '#src/platform/clock/clock.ts';
import { createTextSealer } from '#src/platform/sealed-text/sealed-text.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import type { VisitorForm } from '#src/domains/leads/lead-forms.ts';

export type SentForms = ReturnType<typeof createSentForms>;

/** How long a confirmation shows what was entered. */
export const SENT_FORM_SECONDS = 600;

/** Seals what a visitor entered in a sent form for a cookie, so that the page of the confirmation can repeat it. */
export function createSentForms(secret: Secret, clock: Clock) {
  const sealer = createTextSealer(secret, 'sent-form');
  return {
    seal: (form: VisitorForm, values: Readonly<Record<string, string>>): string =>
      sealer.seal(
        JSON.stringify({ values, until: clock().getTime() + SENT_FORM_SECONDS * 1000 }),
        form,
      ),
    /** Returns the values of that form; none if they are outdated or not ours. */
    open(form: VisitorForm, sealed: string): Readonly<Record<string, string>> {
      const text = sealer.open(sealed, form);
      if (text === undefined) return {};
      const { values, until } = JSON.parse(text) as {
        values: Record<string, string>;
        until: number;
      };
      return until > clock().getTime() ? values : {};
    },
  };
}
