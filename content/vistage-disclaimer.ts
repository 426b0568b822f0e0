import { BRAND } from './brand.ts';

/** Under the survey for members, on its page and where the form is shown alone. */
export const VISTAGE_DISCLAIMER = `${BRAND.name} is an independent firm, not affiliated with Vistage Worldwide.`;
