import { MailRefusedError } from '#src/domains/newsletter/mail-port.ts';

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** A server's words quote the recipient ("550 <somebody@...> unknown"), so only its codes are passed on. */
export function withoutAddresses(error: unknown): Error {
  const { code = 'unknown', command = '-', responseCode = 0 } = error as SmtpFailure;
  const facts = `${code} ${command} ${responseCode}`;
  const isRefusal = code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500;
  if (isRefusal) return new MailRefusedError(`the recipient was refused (${facts})`);
  return new Error(`the mail could not be sent (${facts})`);
}
