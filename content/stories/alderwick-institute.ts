import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';

export const alderwickInstitute: SuccessStory = {
  slug: 'alderwick-enrollment-follow-up',
  title: 'No course inquiry stops at one call',
  companyName: 'Alderwick Institute',
  industry: 'B2B Education',
  description:
    'Alderwick Institute runs certificate programs in workplace safety; employers pay and ' +
    'employees attend. About 500 inquiries a month came from the website, trade shows, and ' +
    'partner associations. Advisers called each one once, usually within a day. If no one picked ' +
    'up, the rest depended on the adviser, and 62 inquiries in 100 never got a second attempt. ' +
    'Of every 100 inquiries, 14 ended in an enrollment. The student system knew who had enrolled ' +
    'and the CRM knew who had asked, but they shared no ID, so people in the middle of a course ' +
    'received messages asking if they were still interested.',
  solution:
    'Walking through the path from inquiry to first class with the advisers showed that one ' +
    'request usually hides two people: the employee who asks and the manager who pays. HubSpot ' +
    'now holds both, tied to a seat request with course, start date, and number of seats. Each ' +
    'request gets six planned contacts over 15 business days: three calls, two emails, and, for ' +
    'those who agreed to it, a text message. They stop as soon as someone answers. The manager’s ' +
    'emails carry cost and dates; the employee’s carry content. The student system writes ' +
    'enrollments back every hour, matched to the seat request. Advisers choose their own order ' +
    'of calls; the screen only shows which are overdue. The work took 7 weeks, including a ' +
    'rewrite of 11 emails.',
  result:
    'Two enrollment periods later, 23 inquiries in 100 end in an enrollment. The additional ' +
    'ones come almost entirely from the third to fifth contact; the sixth added nothing and was ' +
    'dropped.',
  open:
    'Trade shows barely moved, at 6 in 100, and the institute now books fewer booths. A state ' +
    'training grant began during the second period. We think it explains part of the rise and ' +
    'cannot say how much.',
  voice: {
    quote:
      'I was sure six contacts would annoy people. What annoyed them was the message about a ' +
      'course they were already sitting in.',
    name: 'Martin Ashby',
    role: 'Director of Admissions',
  },
  pages: ['/services'],
  keyTakeaways: [
    'Plan the third contact as carefully as the first, because the answers come late.',
    'When one person asks and another pays, write to each about what they have to decide.',
    'Give the inquiry an ID that carries over into the student or billing system.',
  ],
  metrics: [
    { metric: 'Before', value: '14% enroll' },
    { metric: 'After', value: '23% enroll' },
    { metric: 'Improvement', value: '64% more enrollments' },
  ],
  measure: {
    kind: 'share',
    before: 14,
    after: 23,
    unit: 'inquiries',
    what: 'inquiries that end in an enrollment',
    improvement: 64,
    improvementLabel: 'more enrollments',
  },
  coverImage: '/media/cms_media/Success Stories/alderwick-enrollment-follow-up.svg',
  heroImage: '/media/cms_media/Success Stories/alderwick-enrollment-follow-up-hero.svg',
};
