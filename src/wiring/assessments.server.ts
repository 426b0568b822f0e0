import { QUESTIONNAIRES } from '#content/assessment/index.ts';
import {
  createAssessmentStats,
  type AssessmentStatsDeps,
} from '#src/domains/assessment/create-assessment-stats.server.ts';
import {
  type AssessmentDeps,
  createAssessments,
} from '#src/domains/assessment/create-assessments.server.ts';
import type { ReportStory } from '#src/domains/assessment/report.ts';
import type { StoryReader } from '#src/domains/content/stories/story-reader.server.ts';
import {
  printedMetric,
  storyBySlug,
  type SuccessStory,
} from '#src/domains/content/stories/success-story.ts';
import type { PublisherReader } from '#src/integrations/pdf/guides.server.ts';
import { createReports } from '#src/integrations/pdf/reports.server.ts';

type WiringDeps = Pick<AssessmentDeps, 'db' | 'secret' | 'clock' | 'log'> & {
  publisher: PublisherReader;
  stories: Pick<StoryReader, 'list'>;
  leads: AssessmentDeps['leads'] & AssessmentStatsDeps['leads'];
};

/** Wires the assessment to its questions, the success stories and the PDF renderer. */
export function wireAssessments({ publisher, stories, ...shared }: WiringDeps) {
  const assessments = createAssessments({
    ...shared,
    editions: QUESTIONNAIRES,
    pdf: createReports(publisher),
    async stories(slugs) {
      const all = await stories.list();
      return [...new Set(slugs)].flatMap((slug) => {
        const story = storyBySlug(all, slug);
        return story ? [reportStory(story)] : [];
      });
    },
  });
  const assessmentStats = createAssessmentStats({ ...shared, editions: QUESTIONNAIRES });
  return { assessments, assessmentStats };
}

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
