export const TEAM_SETTINGS_PATH = '/admin/settings';
export const INTEGRATIONS_PATH = '/admin/settings/integrations';

/** The field of a setting on its screen. */
export const settingAddress = (group: string, name: string): string =>
  `${TEAM_SETTINGS_PATH}#${group}-${name}`;
