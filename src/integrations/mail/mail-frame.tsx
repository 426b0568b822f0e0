import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Preview } from 'react-email';
import { DARK_MAIL, MAIL_STYLES as styles } from './mail-styles.ts';

interface MailFrameProps {
  subject: string;
  /** what mail programs show beside the subject; without it, the beginning of the email */
  preview?: string;
  heading: string;
  children: ReactNode;
}

/** The document around the HTML part of every email: light, and dark where a mail program asks for it. */
export function MailFrame({ subject, preview, heading, children }: MailFrameProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_MAIL}</style>
      </Head>
      {preview === undefined ? null : <Preview>{preview}</Preview>}
      <Body className="ground" style={styles.body}>
        <Container style={styles.container}>
          <Heading as="h1" className="ink" style={styles.heading}>
            {heading}
          </Heading>
          {children}
        </Container>
      </Body>
    </Html>
  );
}
