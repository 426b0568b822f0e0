import type { ConfirmationEmailTemplate } from '#src/domains/newsletter/confirmation-email-port.ts';
import { confirmationContent, type EmailSender } from './confirmation-text.ts';

/**
 * Creates the template of the newsletter confirmation: a transactional email without marketing content. The renderer is loaded
 * with the first email, because it would slow down every start by a quarter of a second.
 */
export function createConfirmationEmail(sender: EmailSender): ConfirmationEmailTemplate {
  return async (links) => {
    const [{ render }, { ConfirmationEmailView }] = await Promise.all([
      import('react-email'),
      import('./confirmation-email-view.tsx'),
    ]);
    const content = confirmationContent(sender, links);
    const html = await render(<ConfirmationEmailView content={content} links={links} />);
    return { subject: content.subject, html, text: plainText(content, links) };
  };
}

type Words = ReturnType<typeof confirmationContent>;

/** The plain part. Written by hand, because text converted from HTML reads badly. */
function plainText(content: Words, links: Parameters<ConfirmationEmailTemplate>[0]) {
  const { greeting, question, button, validity, stranger, remove, sender } = content;
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
