import { createFileRoute } from '@tanstack/react-router';
import styles from '../generated/home.css?url';
import Page, { metadata } from '../generated/home.tsx';

export const Route = createFileRoute('/')({
  head: () => ({
    meta: [{ title: metadata.title }, { name: 'description', content: metadata.description }],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  component: Page,
});
