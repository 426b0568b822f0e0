import type { EmailText } from '#src/platform/emails/outgoing-email.ts';
import { type EmailContent, plainText } from './email-text.ts';

/** Renders both parts of an email. The renderer is loaded with the first one, to keep the start fast. */
export async function writeEmail(content: EmailContent): Promise<EmailText> {
  const [{ render }, { ContentEmailView }] = await Promise.all([
    import('react-email'),
    import('./content-email-view.tsx'),
  ]);
  const html = await render(<ContentEmailView content={content} />);
  return { subject: content.subject, html, text: plainText(content) };
}
