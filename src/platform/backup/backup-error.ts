/** What an operator can repair; shown as one message, without a stack. */
export class BackupError extends Error {
  readonly operator = true;
}
