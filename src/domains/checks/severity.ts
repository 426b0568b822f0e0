/**
 * - error: visitors or search engines meet something broken; a working copy with one cannot be published
 * - warning: it costs clicks, positions or trust; an editor decides
 * - notice: worth a look
 */
export type Severity = 'error' | 'warning' | 'notice';

/** Whether it leaves a decision to the editor. What the server refuses has no severity. */
export const isAdvice = (severity: Severity | undefined): boolean =>
  severity === 'warning' || severity === 'notice';
