import { useNavigation } from 'react-router';
import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { CHECKS_ADDRESS } from '#src/admin/parts/seo-address.ts';

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
    <PostButton
      intent={intent}
      to={CHECKS_ADDRESS}
      tone={intent === 'crawl' ? 'primary' : 'quiet'}
      isDisabled={isBusy || isDisabled}
    >
      {LABELS[intent]}
    </PostButton>
  );
}
