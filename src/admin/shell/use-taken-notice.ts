import { useRouteLoaderData } from 'react-router';
import type { TakenNotice } from '#src/admin/notices/notice.ts';

/** The result of the action that led to this page; undefined for none. */
export function useTakenNotice(): TakenNotice | undefined {
  type Frame = () => { notice?: TakenNotice | undefined };
  return useRouteLoaderData<Frame>('admin/shell/admin-layout')?.notice;
}
