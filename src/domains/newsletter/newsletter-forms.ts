/** How an attempt to subscribe can end, for the visitor. */
export type SubscriptionOutcome = 'success' | 'invalid-email' | 'failed';

/** Spec section 8, footer newsletter. One source for toasts, pages and fields. */
export const NEWSLETTER_MESSAGES = {
  success: {
    title: 'Success!',
    description: 'Thank you for subscribing to our newsletter.',
  },
  'invalid-email': {
    title: 'Invalid email',
    description: 'Please enter a valid email address.',
  },
  failed: {
    title: 'Submission failed',
    description: 'There was a problem submitting your email. Please try again.',
  },
} as const satisfies Record<SubscriptionOutcome, { title: string; description: string }>;

/** Double opt-in needs one more step, which the spec's toast does not mention. Neutral about known addresses. */
export const CONFIRMATION_HINT =
  'If this address is new to us, a link to confirm it is on its way to your inbox.';

/** The browser's check, looser than that of other forms as the specification asks: not empty and with an '@'. */
export const hasAtSign = (value: string): boolean => value.includes('@');
