import { Button, Column, Hr, Row, Section, Text } from 'react-email';
import { EmailScorePicture } from './email-score-picture.tsx';
import { EmailFrame } from './email-frame.tsx';
import { EMAIL_STYLES as styles } from './email-styles.ts';
import type { EmailContent } from './email-text.ts';

/** The HTML part of an email: tables instead of images, at most one button, and dark colors if preferred. */
export function ContentEmailView({ content }: { content: EmailContent }) {
  const { subject, preview, heading, paragraphs, score, facts } = content;
  const { button, after, small, sender } = content;
  return (
    <EmailFrame
      subject={subject}
      preview={preview}
      heading={heading}
      picture={score && <EmailScorePicture score={score} />}
    >
      <Paragraphs texts={paragraphs} />
      {facts ? <Facts facts={facts} /> : null}
      {button ? (
        <Button href={button.href} style={styles.button}>
          {button.label}
        </Button>
      ) : null}
      <Paragraphs texts={after ?? []} />
      <Hr className="rule" style={styles.rule} />
      {[...(small ?? []), [sender.name, ...sender.address].join(', ')].map((text) => (
        <Text key={text} className="ink-2" style={styles.small}>
          {text}
        </Text>
      ))}
    </EmailFrame>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <Text key={text} className="ink" style={styles.text}>
      {text}
    </Text>
  ));
}

/** Labels above values, so that long values have the full width of a phone. */
function Facts({ facts }: { facts: NonNullable<EmailContent['facts']> }) {
  return (
    <Section style={{ margin: '0 0 24px' }}>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <Column className="rule" style={styles.fact}>
            <Text className="ink-2" style={styles.label}>
              {label}
            </Text>
            <Text className="ink" style={styles.value}>
              {value}
            </Text>
          </Column>
        </Row>
      ))}
    </Section>
  );
}
