import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#src/platform/clock/clock.ts';
import { GUIDE_FACTS, GUIDES, type GuideName, type Guides } from './guide.ts';

/** How long a mailed link works. */
export const GUIDE_LINK_DAYS = 14;
const DAY = 24 * 3_600_000;

/** Guide, lead, end of validity in seconds and signature; nothing in it is about the visitor but the lead's id. */
const TOKEN = /^(\d)\.([0-9a-f]{32})\.([0-9a-z]{6,8})\.([\w-]{43})$/;

/** The address of a guide for one lead, from now on for {@link GUIDE_LINK_DAYS} days. */
export function guideLink(
  { secret, siteUrl }: { secret: string; siteUrl: string },
  { leadId, guide }: { leadId: string; guide: GuideName },
  now: Date,
): string {
  const end = Math.floor((now.getTime() + GUIDE_LINK_DAYS * DAY) / 1000).toString(36);
  const signed = `${GUIDES.indexOf(guide)}.${leadId.replaceAll('-', '')}.${end}`;
  return `${siteUrl}/download/${signed}.${signature(secret, signed)}`;
}

export type ReadToken =
  | { state: 'valid'; guide: GuideName }
  | { state: 'expired'; guide: GuideName }
  | { state: 'unknown' };

/** Reads the last part of a guide's address, which may be any text. */
export function readGuideToken(secret: string, token: string, now: Date): ReadToken {
  const [, place, lead, end, given] = TOKEN.exec(token) ?? [];
  if (!place || !lead || !end || !given) return { state: 'unknown' };
  const expected = signature(secret, `${place}.${lead}.${end}`);
  const guide = GUIDES[Number(place)];
  if (!guide || !timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
    return { state: 'unknown' };
  const isOver = Number.parseInt(end, 36) * 1000 <= now.getTime();
  return { state: isOver ? 'expired' : 'valid', guide };
}

const signature = (secret: string, signed: string) =>
  createHmac('sha256', secret).update(`guide-link\n${signed}`).digest('base64url');

export type GuideDownload =
  | { state: 'valid'; fileName: string; file: Buffer }
  | { state: 'expired'; title: string; page: string }
  | { state: 'unknown' };

/** What the site asks for when somebody follows a mailed link. */
export interface GuideDownloads {
  open(token: string): Promise<GuideDownload>;
}

export function createGuideDownloads(needs: {
  secret: string;
  clock: Clock;
  guides: Guides;
}): GuideDownloads {
  return {
    async open(token) {
      const read = readGuideToken(needs.secret, token, needs.clock());
      if (read.state === 'unknown') return read;
      const { fileName, title, page } = GUIDE_FACTS[read.guide];
      if (read.state === 'expired') return { state: 'expired', title, page };
      return { state: 'valid', fileName, file: await needs.guides.pdf(read.guide) };
    },
  };
}
