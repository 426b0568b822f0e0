import { Button, Column, Link, Row, Section, Text } from 'react-email';
import type { AlertEmailContent } from './alert-email-text.ts';
import { EmailFrame } from './email-frame.tsx';
import { EMAIL_STYLES as styles } from './email-styles.ts';

const COUNT = { ...styles.text, fontSize: '28px', fontWeight: 600, lineHeight: '36px', margin: 0 };
const COUNT_WIDTH = 96;

/** The HTML part: each alert with its count and its link. */
export function AlertEmailView({ content }: { content: AlertEmailContent }) {
  const { brand, subject, preview, heading, alerts, button, small } = content;
  return (
    <EmailFrame brand={brand} subject={subject} preview={preview} heading={heading}>
      <Section style={{ margin: '28px 0 28px' }}>
        {alerts.map((alert) => (
          <AlertRow key={alert.label} {...alert} />
        ))}
      </Section>
      <Button href={button.href} style={styles.button}>
        {button.label}
      </Button>
      <Section style={{ marginTop: '32px' }}>
        {small.map((text) => (
          <Text key={text} className="ink-2" style={styles.small}>
            {text}
          </Text>
        ))}
      </Section>
    </EmailFrame>
  );
}

/** One alert, laid out as on the dashboard. */
function AlertRow({ count, label, text, href }: AlertEmailContent['alerts'][number]) {
  const name = { ...styles.value, fontWeight: 600, padding: '6px 0 2px' };
  return (
    <Row>
      <Column className="rule" style={{ ...styles.fact, width: COUNT_WIDTH, verticalAlign: 'top' }}>
        <Text className="ink" style={COUNT}>
          {count}
        </Text>
      </Column>
      <Column className="rule" style={{ ...styles.fact, verticalAlign: 'top' }}>
        <Text className="ink" style={name}>
          {href ? (
            <Link href={href} className="ink" style={{ ...styles.link, color: styles.text.color }}>
              {label}
            </Link>
          ) : (
            label
          )}
        </Text>
        <Text className="ink-2" style={styles.label}>
          {text}
        </Text>
      </Column>
    </Row>
  );
}
