import type { RouterContextProvider } from 'react-router';
import { mayDo } from '#src/admin/shell/permission.server.ts';

/** Actions that the screens of leads offer the signed-in user. The actions ask the policy again. */
export type LeadPermissions = ReturnType<typeof leadPermissions>;

export const leadPermissions = (context: Readonly<RouterContextProvider>) => ({
  work: mayDo(context, 'leads.work'),
  delete: mayDo(context, 'leads.delete'),
  export: mayDo(context, 'people.export'),
  erase: mayDo(context, 'people.erase'),
});
