import { Form, useNavigation } from 'react-router';
import { CHECKS_ADDRESS } from '#src/admin/seo/seo-addresses.ts';

const LABELS = { crawl: 'Crawl now', stop: 'Stop', outside: 'Check links to other sites' };

/** Starts or stops a crawl, or starts the check of links to other sites. */
export function CrawlButton({
  intent,
  isDisabled = false,
}: {
  intent: keyof typeof LABELS;
  isDisabled?: boolean;
}) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form method="post" action={CHECKS_ADDRESS}>
      <button
        className={intent === 'crawl' ? 'btn btn-small btn-copper' : 'btn btn-small btn-quiet'}
        type="submit"
        name="intent"
        value={intent}
        disabled={isBusy || isDisabled}
      >
        {LABELS[intent]}
      </button>
    </Form>
  );
}
