import { Button, Column, Hr, Row, Section, Text } from 'react-email';
import { MailFrame } from './mail-frame.tsx';
import { MAIL_STYLES as styles } from './mail-styles.ts';
import type { MailWords } from './email-text.ts';

/** The HTML part of a mail about a lead: no picture, at most one button, and a dark dress where one is asked for. */
export function LeadMailView({ words }: { words: MailWords }) {
  const { subject, preview, heading, paragraphs, facts, button, after, small, sender } = words;
  return (
    <MailFrame subject={subject} preview={preview} heading={heading}>
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
    </MailFrame>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <Text key={text} className="ink" style={styles.text}>
      {text}
    </Text>
  ));
}

/** Names over values, so that long values have the whole width of a phone. */
function Facts({ facts }: { facts: NonNullable<MailWords['facts']> }) {
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
