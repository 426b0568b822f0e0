import { downloadPath } from '#src/domains/site-map/paths.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { createTokenSigner } from '#src/platform/signed-token/signed-token.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import { GUIDE_FACTS, GUIDES, type GuideName, type Guides } from './guide.ts';

/** How long an emailed link works, in days. */
export const GUIDE_LINK_DAYS = 14;
const DAY_MS = 24 * 3_600_000;

/**
 * The signed payload: index of the guide, lead id and expiry in seconds (base 36). Contains no personal data except
 * the lead id.
 */
const PAYLOAD = /^(\d)\.([0-9a-f]{32})\.([0-9a-z]{6,8})$/;

/** Returns the download URL of a guide for one lead, valid for {@link GUIDE_LINK_DAYS} days from `now`. */
export function createGuideLink(
  { secret, siteUrl }: { secret: Secret; siteUrl: string },
  { leadId, guide }: { leadId: string; guide: GuideName },
  now: Date,
): string {
  const end = Math.floor((now.getTime() + GUIDE_LINK_DAYS * DAY_MS) / 1000).toString(36);
  const payload = `${GUIDES.indexOf(guide)}.${leadId.replaceAll('-', '')}.${end}`;
  return siteUrl + downloadPath(createSigner(secret).sign(payload));
}

type GuideTokenResult =
  | { state: 'valid'; guide: GuideName }
  | { state: 'expired'; guide: GuideName }
  | { state: 'unknown' };

/** Verifies the token of a download URL, which may be any text. */
export function verifyGuideToken(secret: Secret, token: string, now: Date): GuideTokenResult {
  const [, place, , end] = PAYLOAD.exec(createSigner(secret).open(token) ?? '') ?? [];
  const guide = GUIDES[Number(place)];
  if (!guide || end === undefined) return { state: 'unknown' };
  const isOver = Number.parseInt(end, 36) * 1000 <= now.getTime();
  return { state: isOver ? 'expired' : 'valid', guide };
}

const createSigner = (secret: Secret) => createTokenSigner(secret, 'guide-link');

export type GuideDownload =
  | { state: 'valid'; fileName: string; file: Buffer }
  | { state: 'expired'; title: string; page: string }
  | { state: 'unknown' };

/** Opens guides by the token of an emailed link. */
export interface GuideDownloads {
  open(token: string): Promise<GuideDownload>;
}

export function createGuideDownloads(deps: {
  secret: Secret;
  clock: Clock;
  guides: Guides;
}): GuideDownloads {
  return {
    async open(token) {
      const read = verifyGuideToken(deps.secret, token, deps.clock());
      if (read.state === 'unknown') return read;
      const { fileName, title, page } = GUIDE_FACTS[read.guide];
      if (read.state === 'expired') return { state: 'expired', title, page };
      return { state: 'valid', fileName, file: await deps.guides.pdf(read.guide) };
    },
  };
}
