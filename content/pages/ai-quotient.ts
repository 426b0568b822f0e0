import { definePage } from './define-page.ts';

/** The AI readiness assessment (docs/specification.md, section 2). The page lists all five pillars. */
export const AI_QUOTIENT = definePage({
  path: '/ai-quotient',
  title: 'AI Quotient',
  seo: {
    title: 'AI Readiness Assessment: Free, 25 Questions | Cadron',
    description:
      '25 questions about how your company works today. In 5 to 10 minutes you get an AI readiness score, your weakest answers, and a 90-day plan.',
  },
  blocks: [
    {
      type: 'pillars-hero',
      id: 'hero',
      props: {
        label: 'AI Quotient',
        title: 'Measure Your\nAI Readiness',
        lead: 'AI works where data, funnel, process, content, and people are ready for it. Answer 25 questions about an ordinary week in your company, and see which of the five holds the others back.',
        action: { label: 'Start Assessment', href: '#assessment' },
        note: '25 questions • 5-10 minutes • Personalized report',
        heading: 'Five key pillars',
        pillars: [
          'Data Spine Health',
          'Funnel Intelligence & Attribution',
          'Automation Maturity',
          'AI-Ready Content Operations',
          'Governance & Change Management',
        ],
        total: 'One score out of 100',
      },
    },
    {
      type: 'measures',
      id: 'discover',
      props: {
        label: '',
        title: 'What You’ll Discover',
        lead: 'You see your score before we know your name. The report is free, too. To send it, we ask for your name, work email, and job title.',
        items: [
          {
            name: 'AI Readiness Score',
            how: 'For the company and for each pillar, right after the last answer. It reflects what you do today, not what you plan. Once five companies of your size have answered, you also see how you compare.',
            by: 'One score, five pillars',
          },
          {
            name: 'Gap Analysis',
            how: 'Your two weakest answers in each pillar, on the same page, each with what to do next. Beside them, a client’s story that began in the same place.',
            by: '10 gaps to close',
          },
          {
            name: 'Actionable Roadmap',
            how: 'A plan for three months, in your PDF report, starting with your weakest answers. Data comes before process, and process before people.',
            by: 'Up to nine steps',
          },
        ],
      },
    },
    {
      type: 'assessment',
      id: 'assessment',
      props: {
        title: 'Describe a\nnormal week',
        lead: 'There is nothing to study. Choose what would happen on an ordinary Tuesday. You can stop at any time; your answers are kept.',
      },
    },
    {
      type: 'cta-banner',
      id: 'closing',
      props: {
        title: 'Rather talk\nit through?',
        text: 'One of our principals goes through the same five pillars with you by video, in 45 to 60 minutes. It is free, and the written report follows within five business days.',
        action: { label: 'Book a Strategy Session', href: '/book-audit' },
        drawing: 'pillars',
      },
    },
  ],
});
