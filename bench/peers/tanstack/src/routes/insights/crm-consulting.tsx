import { createFileRoute } from '@tanstack/react-router';
import styles from '../../generated/post.css?url';
import Page, { metadata } from '../../generated/post.tsx';

export const Route = createFileRoute('/insights/crm-consulting')({
  head: () => ({
    meta: [{ title: metadata.title }, { name: 'description', content: metadata.description }],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  component: Page,
});
