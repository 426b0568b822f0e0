import { Button, Hr, Link, Text } from 'react-email';
import type { ConfirmationEmailLinks } from '#src/domains/newsletter/confirmation-email-port.ts';
import type { confirmationContent } from './confirmation-text.ts';
import { EmailFrame } from './email-frame.tsx';
import { EMAIL_STYLES as styles } from './email-styles.ts';

interface ConfirmationMailProps {
  content: ReturnType<typeof confirmationContent>;
  links: ConfirmationEmailLinks;
}

/** The HTML part: tables instead of images, one button. */
export function ConfirmationEmailView({ content, links }: ConfirmationMailProps) {
  return (
    <EmailFrame brand={content.brand} subject={content.subject} heading={content.greeting}>
      <Text className="ink" style={styles.text}>
        {content.question}
      </Text>
      <Button href={links.confirmUrl} style={styles.button}>
        {content.button}
      </Button>
      <Text className="ink" style={styles.text}>
        {content.validity}
      </Text>
      <Hr className="rule" style={styles.rule} />
      <Text className="ink-2" style={styles.small}>
        {content.stranger}{' '}
        <Link href={links.unsubscribeUrl} className="ink-2" style={styles.link}>
          {content.remove}
        </Link>
        .
      </Text>
      <Text className="ink-2" style={styles.small}>
        {content.sender.join(', ')}
      </Text>
    </EmailFrame>
  );
}
