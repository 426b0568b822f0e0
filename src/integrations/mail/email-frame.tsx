import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Preview, Section, Text } from 'react-email';
import { MastheadBands } from './email-bands.tsx';
import { DARK_STYLES, EMAIL_STYLES as styles } from './email-styles.ts';

interface MailFrameProps {
  /** the wordmark */
  brand: string;
  subject: string;
  /** shown beside the subject; defaults to the beginning of the email */
  preview?: string;
  heading: string;
  /** a drawing in the masthead, in place of the streams */
  picture?: ReactNode;
  children: ReactNode;
}

/** The document around the HTML part of every email, with light and dark colors. */
export function EmailFrame({
  brand,
  subject,
  preview,
  heading,
  picture,
  children,
}: MailFrameProps) {
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
          <Section style={styles.masthead}>
            <Text style={styles.wordmark}>{brand}</Text>
            <Heading as="h1" style={styles.heading}>
              {heading}
            </Heading>
            {picture}
          </Section>
          {picture ? null : (
            <Section style={styles.streams}>
              <MastheadBands />
            </Section>
          )}
          <Section style={styles.content}>{children}</Section>
        </Container>
      </Body>
    </Html>
  );
}
