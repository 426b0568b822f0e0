/** An error that an operator can fix; printed as one message, without a stack. */
export class BackupError extends Error {
  readonly operator = true;
}
