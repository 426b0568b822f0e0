import type { ConfirmationEmailTemplate } from '#src/domains/newsletter/confirmation-email-port.ts';
import { confirmationWords, type MailSender } from './confirmation-text.ts';

/**
 * The confirmation mail: a transactional mail, so it carries nothing but its question. The renderer is only loaded when
 * a mail is written; it would cost every start a quarter of a second.
 */
export function confirmationMail(sender: MailSender): ConfirmationEmailTemplate {
  return async (links) => {
    const [{ render }, { ConfirmationMail }] = await Promise.all([
      import('react-email'),
      import('./confirmation-mail-view.tsx'),
    ]);
    const words = confirmationWords(sender, links);
    const html = await render(<ConfirmationMail words={words} links={links} />);
    return { subject: words.subject, html, text: plainText(words, links) };
  };
}

type Words = ReturnType<typeof confirmationWords>;

/** Written by hand: a converted page reads like one. */
function plainText(words: Words, links: Parameters<ConfirmationEmailTemplate>[0]): string {
  const { greeting, question, button, validity, stranger, remove, sender } = words;
  return [
    greeting,
    question,
    `${button}:\n${links.confirmUrl}`,
    validity,
    `${stranger} ${remove}:\n${links.unsubscribeUrl}`,
    `-- \n${sender.join('\n')}`,
    '',
  ].join('\n\n');
}
