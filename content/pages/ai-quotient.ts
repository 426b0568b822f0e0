import { definePage } from './define-page.ts';

/** The AI readiness assessment (docs/specification.md, section 2). The page lists all five pillars. */
export const AI_QUOTIENT = definePage({
  path: '/ai-quotient',
  title: 'AI Quotient',
  seo: {
    title: 'AI Quotient: measure your AI readiness | Cadron',
    description:
      'Twenty-five questions about how your company works today, in five pillars. You get a score, the two weakest answers of each pillar, and a plan for 90 days.',
  },
  blocks: [
    {
      type: 'pillars-hero',
      id: 'hero',
      props: {
        title: 'Measure Your\nAI Readiness',
        lead: 'AI works where data, funnel, process, content and people are ready for it. Answer 25 questions about an ordinary week in your company, and see which of the five holds the others back.',
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
        total: 'One score of 100',
      },
    },
    {
      type: 'measures',
      id: 'discover',
      props: {
        label: '',
        title: 'What You’ll Discover',
        lead: 'You see your score before we know your name. The report costs you an email address, and nothing more.',
        items: [
          {
            by: 'AI Readiness Score',
            how: 'One percentage for the company and one for each pillar, from what you do today, not from what you plan. Where five companies of your size have answered, you see where you stand among them.',
            name: 'After the last answer',
          },
          {
            by: 'Gap Analysis',
            how: 'The two weakest answers of every pillar, what they cost in daily work, and a client’s story that began at the same place.',
            name: 'On the same page',
          },
          {
            by: 'Actionable Roadmap',
            how: 'Nine steps in three months, taken from your own lowest answers. Each says who does what, and how you see that it worked.',
            name: 'In your report, as a PDF',
          },
        ],
      },
    },
    {
      type: 'assessment',
      id: 'assessment',
      props: {
        title: 'Answer for\na normal week',
        lead: 'There is nothing to study. Choose what would happen on an ordinary Tuesday. You can stop at any time: your answers are kept.',
      },
    },
    {
      type: 'cta-banner',
      id: 'closing',
      props: {
        title: 'Rather talk\nit through?',
        text: 'In 45 to 60 minutes we go through the same five pillars on your own screen, free, and you keep the findings.',
        action: { label: 'Book a Strategy Session', href: '/book-audit' },
        drawing: 'pillars',
      },
    },
  ],
});
