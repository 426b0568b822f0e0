import type { DefinedPage } from '../define-page.ts';
import { CRM_FOR_ROOFERS } from './crm-for-roofers.ts';
import { SALESFORCE_VS_HUBSPOT } from './salesforce-vs-hubspot.ts';

/** Pages for those who are choosing: two systems compared, and one trade's needs (spec section 2). */
export const COMPARISON_PAGES: readonly DefinedPage[] = [SALESFORCE_VS_HUBSPOT, CRM_FOR_ROOFERS];
