import { Button, Hr, Link, Text } from 'react-email';
import type { ConfirmationEmailLinks } from '#src/domains/newsletter/confirmation-email-port.ts';
import type { confirmationWords } from './confirmation-text.ts';
import { MailFrame } from './mail-frame.tsx';
import { MAIL_STYLES as styles } from './mail-styles.ts';

interface ConfirmationMailProps {
  words: ReturnType<typeof confirmationWords>;
  links: ConfirmationEmailLinks;
}

/** The HTML part: no picture, one button. */
export function ConfirmationMail({ words, links }: ConfirmationMailProps) {
  return (
    <MailFrame subject={words.subject} heading={words.greeting}>
      <Text className="ink" style={styles.text}>
        {words.question}
      </Text>
      <Button href={links.confirmUrl} style={styles.button}>
        {words.button}
      </Button>
      <Text className="ink" style={styles.text}>
        {words.validity}
      </Text>
      <Hr className="rule" style={styles.rule} />
      <Text className="ink-2" style={styles.small}>
        {words.stranger}{' '}
        <Link href={links.unsubscribeUrl} className="ink-2" style={styles.link}>
          {words.remove}
        </Link>
        .
      </Text>
      <Text className="ink-2" style={styles.small}>
        {words.sender.join(', ')}
      </Text>
    </MailFrame>
  );
}
