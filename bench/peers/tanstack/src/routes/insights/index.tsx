import { createFileRoute } from '@tanstack/react-router';
import styles from '../../generated/listing.css?url';
import Page, { metadata } from '../../generated/listing.tsx';

export const Route = createFileRoute('/insights/')({
  head: () => ({
    meta: [{ title: metadata.title }, { name: 'description', content: metadata.description }],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  component: Page,
});
