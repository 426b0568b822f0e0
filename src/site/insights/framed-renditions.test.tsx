import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ALL_FRAMES } from '#src/domains/media/frames.ts';
import { planRendition } from '#src/domains/media/rendition-plan.ts';
import { parseRenditionRequest } from '#src/domains/media/rendition-request.ts';
import { FramedPicture } from '#src/ui/framed-picture.tsx';

test.each(ALL_FRAMES)('no rendition of the frame $id counts against the limit', (frame) => {
  const html = renderToStaticMarkup(
    <FramedPicture
      size={undefined}
      src="/media/a.jpg"
      fallback="/b.svg"
      frame={frame}
      className=""
      sizes="100vw"
      whole={{ width: 4, height: 3 }}
    />,
  );
  const queries = [...html.matchAll(/a\.jpg\?([^ "]+)/g)].map(([, query = '']) =>
    query.replaceAll('&amp;', '&'),
  );
  const picture = { hash: 'abc', format: 'jpeg', width: 3000, height: 2000 } as const;
  const isCommon = (query: string) => {
    const parsed = parseRenditionRequest(new URLSearchParams(query));
    return 'request' in parsed && parsed.request && planRendition(picture, parsed.request).isCommon;
  };
  expect(queries.length).toBeGreaterThan(9);
  expect(queries.filter((query) => !isCommon(query))).toEqual([]);
});
