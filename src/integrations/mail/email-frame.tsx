import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Preview } from 'react-email';
import { DARK_STYLES, EMAIL_STYLES as styles } from './email-styles.ts';

interface MailFrameProps {
  subject: string;
  /** shown beside the subject; defaults to the beginning of the email */
  preview?: string;
  heading: string;
  children: ReactNode;
}

/** The document around the HTML part of every email, with light and dark colors. */
export function EmailFrame({ subject, preview, heading, children }: MailFrameProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_STYLES}</style>
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
