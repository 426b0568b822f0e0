import { QUESTIONNAIRES } from '#content/assessment/index.ts';
import { BRAND } from '#content/brand.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type { AssessmentFigures } from '#src/domains/assessment/assessment-figures.server.ts';
import type { Assessments } from '#src/domains/assessment/assessments.server.ts';
import {
  createAssessmentFigures,
  type FiguresNeeds,
} from '#src/domains/assessment/create-assessment-figures.server.ts';
import {
  type AssessmentNeeds,
  createAssessments,
} from '#src/domains/assessment/create-assessments.server.ts';
import type { ReportStory } from '#src/domains/assessment/report.ts';
import { printedMetric, type SuccessStory } from '#src/domains/content/success-story.ts';
import { createReports } from '#src/integrations/pdf/reports.server.ts';

type Needs = Omit<AssessmentNeeds, 'editions' | 'pdf' | 'stories'> & { siteUrl: string };

/** Ties the assessment to its questions, the stories, and what makes PDFs. */
export function wireAssessments({ siteUrl, ...needs }: Needs): Assessments {
  return createAssessments({
    ...needs,
    editions: QUESTIONNAIRES,
    pdf: createReports({ publisher: BRAND.name, siteUrl }),
    stories: (slugs) =>
      [...new Set(slugs)].flatMap((slug) => {
        const story = SUCCESS_STORIES.find((one) => one.slug === slug);
        return story ? [reportStory(story)] : [];
      }),
  });
}

/** What the admin area reads of them. */
export const wireAssessmentFigures = (needs: Omit<FiguresNeeds, 'editions'>): AssessmentFigures =>
  createAssessmentFigures({ ...needs, editions: QUESTIONNAIRES });

function reportStory(story: SuccessStory): ReportStory {
  const { slug, title, companyName, industry } = story;
  return {
    slug,
    title,
    companyName,
    industry,
    before: printedMetric(story, 'Before'),
    after: printedMetric(story, 'After'),
    improvement: printedMetric(story, 'Improvement'),
  };
}
