import type { Place } from './place.ts';

/** The id of the control for a field, so that messages can link to it. */
export const fieldId = (place: Place): string =>
  place
    .map((step) => (typeof step === 'string' ? step : 'id' in step ? `b-${step.id}` : step.node))
    .filter((step) => step !== 'blocks' && step !== 'props')
    .join('-');
