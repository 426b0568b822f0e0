import { Mark, type MarkShape } from '#src/admin/parts/mark.tsx';
import type { SubscriptionStatus } from '#src/domains/newsletter/subscription.ts';
import { STATUS_NAMES } from './newsletter-view.ts';

const SHAPES: Readonly<Record<SubscriptionStatus, MarkShape>> = {
  pending: { path: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9' },
  confirmed: { path: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10', isFilled: true },
  unsubscribed: { path: 'M1 6h10' },
};

/** A state as a word with its mark. */
export const SubscriberStateMark = ({ status }: { status: SubscriptionStatus }) => (
  <Mark shape={SHAPES[status]} word={STATUS_NAMES[status]} />
);
