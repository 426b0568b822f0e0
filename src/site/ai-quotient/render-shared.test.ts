import { expect, test } from 'vitest';
import { buildReport, MIXED } from '#tests/builders/report.ts';
import { renderShared } from './render-shared.server.tsx';

test('dates an evening result like the PDF report', () => {
  const { result, explanation } = buildReport(MIXED);
  const completedAt = new Date('2026-06-04T02:30:00Z');
  const html = renderShared({ completedAt, result, explanation, hidesAnswers: true });
  expect(html).toContain('Completed on June 3, 2026.');
});
