/** The URL parameters of campaigns and ad networks that the browser and the server store. */
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

/** Maximum length of each value of a touch, in UTF-16 code units. */
export const MAX_TOUCH_VALUE_LENGTH = 300;
