/** Result of a subscription attempt, as shown to the visitor. */
export type SubscriptionOutcome = 'success' | 'invalid-email' | 'failed';

/** docs/specification.md, section 8 (footer newsletter). Used by toasts, pages and fields. */
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

/**
 * Explains the step that double opt-in adds to the message in the specification. Does not reveal whether an address
 * is known.
 */
export const CONFIRMATION_HINT = 'If you’re new here, click the link we just emailed.';
