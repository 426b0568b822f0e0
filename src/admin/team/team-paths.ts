import { TEAM_PATH } from '#src/admin/shell/admin-address.ts';

export const INVITE_PATH = `${TEAM_PATH}/invite`;
export const SECURITY_PATH = `${TEAM_PATH}/security`;
export const memberPath = (id: string): string => `${TEAM_PATH}/${encodeURIComponent(id)}`;
export const invitationPath = (id: string): string =>
  `${TEAM_PATH}/invitations/${encodeURIComponent(id)}`;
