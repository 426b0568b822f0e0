import type { Help } from './help.ts';

/** Screens of leads, figures, people and the site; see `CONTENT_HELP`. */
export const TEAM_HELP: Readonly<Record<string, Help>> = {
  '/admin': [
    'Dashboard',
    'Needs attention lists what only a person can settle, the most urgent first; each line leads to the place and goes when it is done.',
    'The cards count what the site really did in the last 28 days, in its own time zone.',
    'In the calendar, drag a scheduled document to another day, or focus its arrows and use the arrow keys and Enter.',
  ],
  '/admin/find': [
    'Search',
    'It finds pages, posts, files, leads, people, and commands by name.',
    'The same search opens anywhere with Ctrl or Command and K.',
    'You only find what your role may see.',
  ],
  '/admin/styleguide': [
    'Parts of the admin',
    'Every button, field, and mark of this admin in all of its states.',
    'Developers build screens of these parts, so that all of them look and work alike.',
    'Nothing here does anything.',
  ],
  '/admin/release': [
    'Release',
    'A restored site holds its deliveries and emails back, so that no one gets them twice.',
    'Compare what waits with what was sent before the restore.',
    'Releasing sends everything that is still due, and cannot be taken back.',
  ],
  '/admin/leads': [
    'Leads',
    'Each form that a visitor sends is stored here first, and then delivered to the CRM.',
    'A refused lead needs a correction, one in quarantine looks like spam, and all others are retried by themselves.',
    'Filters are part of the address, so you can save a view or send someone its link.',
  ],
  '/admin/leads/:id': [
    'A lead',
    'Everything that one person sent, where they came from, and each attempt to deliver it with the reply of the CRM.',
    'Send again repeats a delivery; Correct fixes a field that the CRM refused.',
    'Erase removes the person from every list, file, and email of this site, for good.',
  ],
  '/admin/assessments': [
    'Assessments',
    'A run begins with the first answer, and is complete with the last one.',
    'The funnel shows at which question people leave, which is where to rewrite.',
    'Names are only in the lead of those who asked for the report.',
  ],
  '/admin/newsletter': [
    'Newsletter',
    'Someone is subscribed once they have pressed the link in their confirmation email.',
    'Consent is kept with its text and its time, as the law asks.',
    'Sending takes place in your newsletter tool: export the list, or let the CRM have it.',
  ],
  '/admin/analytics': [
    'Analytics',
    'Views are counted without cookies, so a visitor who opens three pages is three views.',
    'Web Vitals come from the browsers of visitors; each value is what three of four visits were better than.',
    'The funnels show which pages lead to a form, and which to the assessment.',
  ],
  '/admin/activity': [
    'Activity',
    'Who did what, to which object, and when, as long as the site exists.',
    'No one can change or delete an entry, owners included.',
    'Each entry shows what was there before and after, and leads to the object if it still exists.',
  ],
  '/admin/team': [
    'Team',
    'Owners manage people and settings, editors write and publish, viewers only look and see no names of leads.',
    'An invitation is a link that works once, for a week.',
    'Deactivating someone ends their sessions at once and keeps what they wrote.',
  ],
  '/admin/team/security': [
    'Sign-in rules',
    'Choose which roles need a code from an authenticator app.',
    'A session ends after the idle limit, and in any case after the session limit.',
    'Stricter rules apply to everyone at their next request.',
  ],
  '/admin/account': [
    'Your account',
    'Your name appears in the history and beside what you edit.',
    'The list of sessions shows where you are signed in; sign out what you do not know.',
    'A new email address or password asks for the old password first.',
  ],
  '/admin/account/two-step': [
    'Two-step sign-in',
    'Scan the code with an authenticator app, which then shows six digits that change every half minute.',
    'Keep the recovery codes apart from your phone: each works once, if the phone is gone.',
    'An owner can switch it off for you, but cannot see your codes.',
  ],
  '/admin/confirm': [
    'Confirm that it is you',
    'What gives access or cannot be undone asks for your password, if you typed it more than 15 minutes ago.',
    'Someone at your open laptop gets no further than here.',
    'Then you are back where you were.',
  ],
  '/admin/settings': [
    'Settings',
    'Each setting says where its value comes from: the environment, this screen, or the default.',
    'What the environment sets is locked here, so that a release cannot surprise you.',
    'A change takes effect on all servers within a second, and is in the history.',
  ],
  '/admin/settings/integrations': [
    'Integrations',
    'One card per service that the site talks to, with its last success and its last refusal.',
    'A test goes the real way and shows each step, so use an address of your own.',
    'Secrets are written here once and never shown again.',
  ],
  '/admin/site-frame': [
    'The site’s frame',
    'Header, footer, announcement bar, and brand, which all pages share.',
    'It is a document as pages are: with a preview, checks, versions, and a schedule.',
    'A new name lists the texts that still say the old one, for you to confirm one by one.',
  ],
};
