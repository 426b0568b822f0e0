/** What advertisements add to an address, as far as it says where a visitor came from. Browser and server keep these. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'li_fat_id',
  'ttclid',
] as const;

/** The longest part of a touch that is kept. */
export const MAX_TOUCH_VALUE_LENGTH = 300;
