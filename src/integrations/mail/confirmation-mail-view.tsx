import { Body, Button, Container, Head, Heading, Hr, Html, Link, Text } from 'react-email';
import type { ConfirmationMailLinks } from '#src/domains/newsletter/mail-port.ts';
import type { confirmationWords } from './confirmation-words.ts';
import { MAIL_STYLES as styles } from './mail-styles.ts';

interface ConfirmationMailProps {
  words: ReturnType<typeof confirmationWords>;
  links: ConfirmationMailLinks;
}

/** The HTML part: no picture, one button. */
export function ConfirmationMail({ words, links }: ConfirmationMailProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{words.subject}</title>
      </Head>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Heading as="h1" style={styles.heading}>
            {words.greeting}
          </Heading>
          <Text style={styles.text}>{words.question}</Text>
          <Button href={links.confirmUrl} style={styles.button}>
            {words.button}
          </Button>
          <Text style={styles.text}>{words.validity}</Text>
          <Hr style={styles.rule} />
          <Text style={styles.small}>
            {words.stranger}{' '}
            <Link href={links.unsubscribeUrl} style={styles.link}>
              {words.remove}
            </Link>
            .
          </Text>
          <Text style={styles.small}>{words.sender.join(', ')}</Text>
        </Container>
      </Body>
    </Html>
  );
}
