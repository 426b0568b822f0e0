import { BRAND } from '#content/brand.ts';
import { definePage } from '../define-page.ts';

const MAIL = { text: BRAND.email, href: `mailto:${BRAND.email}` };

/** The privacy policy. When the software stores or sends other data, update this text and its date. */
export const PRIVACY = definePage({
  path: '/privacy',
  title: 'Privacy',
  seo: {
    title: 'Privacy: what this website keeps | Cadron Growth Partners',
    description:
      'What this website stores about you, for how long and why: no cookies for reading, nothing of others unless you allow it, and about you only what you type in.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        title: 'Privacy:\nwhat we keep',
        lead: 'Very little. You can read every page without telling us who you are, and this page describes what the software does in fact.',
        note: 'Last changed 22 November 2026',
        tone: 'paper',
      },
    },
    {
      type: 'rich-text',
      id: 'privacy',
      props: {
        sections: [
          {
            id: 'who',
            heading: 'Who is responsible',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  `${BRAND.name}, ${BRAND.address.join(', ')}. For anything on this page write to `,
                  MAIL,
                  '.',
                ],
              },
            ],
          },
          {
            id: 'reading',
            heading: 'When you read',
            parts: [
              {
                kind: 'list',
                items: [
                  'Reading sets no cookies. The assessment sets two, which it cannot do without; they are told below.',
                  'Fonts, pictures and scripts all come from our own server. While you read, your browser contacts nobody else on our account, unless you have allowed it (see “Cookies, and who asks”).',
                  'We count pages ourselves. When you leave a page, your browser tells our server which pages of ours you opened and how fast they were: their loading, their answers to your presses, how still they held. We add that up per page and day. Nothing in it says who you are: no cookie, no number of yours, no internet address is stored with it.',
                  'Your browser remembers in this tab how far you had scrolled, so that the back button works, and what you have begun to type into a form, so that a reload does not cost it. It sends that to no one and forgets it when the tab is closed.',
                  'What you look for on this site is answered and not kept. If you switch the / key off on the search page, your browser remembers that until you switch it on again, and tells no one.',
                  'It also remembers, in this tab and in those you open from it, from which site or campaign you came and on which page you began. That travels with a form or a subscription if you send one. The names of campaigns, and the number that an advertisement gave your click, also travel in the link to our meeting scheduler if you follow it. None of it goes anywhere else.',
                ],
              },
            ],
          },
          {
            id: 'cookies',
            heading: 'Cookies, and who asks',
            parts: [
              {
                kind: 'paragraph',
                text: 'This software can load two tools of other companies: Google Tag Manager, which counts visits and tells which advertisement brought whom, and HubSpot’s tracker, which ties visits to a person once that person has filled in a form. Where neither is switched on, no question about cookies appears anywhere, and the foot of the page has no link “Cookie choices”.',
              },
              {
                kind: 'paragraph',
                text: 'Where one is switched on, a small panel asks you first. Until you press “Allow” nothing of theirs is loaded and they learn nothing of you. “Reject” is as large a button as the other one. You can allow statistics and marketing apart, and take everything back at any time under “Cookie choices” at the foot of each page: their cookies are then deleted and the page is opened anew without them.',
              },
              {
                kind: 'paragraph',
                text: 'Your browser remembers your answer, for a year, and tells it to nobody. If it sends Global Privacy Control we take that as a no, and do not ask.',
              },
            ],
          },
          {
            id: 'server',
            heading: 'What the server notes',
            parts: [
              {
                kind: 'paragraph',
                text: 'For requests that reach the application it writes one line: time, kind of request, path, result, duration and a random number. Your internet address is absent from it, as are your browser’s name and anything after the question mark in a link. A fault, a subscription or a mail adds a line of its own, with an internal number where a name or mail address would stand.',
              },
              {
                kind: 'paragraph',
                text: 'To hold off floods of requests the server counts them by internet address: most for a minute, forms for up to an hour. The counts exist in memory only.',
              },
            ],
          },
          {
            id: 'newsletter',
            heading: 'The monthly note',
            parts: [
              {
                kind: 'paragraph',
                text: 'If you subscribe, we store these things in our database:',
              },
              {
                kind: 'list',
                items: [
                  'your email address and the form you used',
                  'from which site or campaign you came, as your browser remembered it',
                  'the sentence of consent that stood beside the form, its version, and the moment you sent it',
                  'whether you are waiting, confirmed or unsubscribed, and when that changed',
                  'when a confirmation mail was last sent, and how many were',
                  'a check value for the link that confirms, and a random code for the link that unsubscribes',
                ],
              },
              {
                kind: 'paragraph',
                text: 'You then receive one mail with a link and a button. The link works for 48 hours. Until the button is pressed, no note is sent to you. Once it is, your address also goes to our CRM, which is HubSpot. The mail holds no hidden pictures, and the code of the confirmation link is stored nowhere in readable form.',
              },
              {
                kind: 'paragraph',
                text: 'Unsubscribing works from any mail we send, in one press. The row with your address stays, marked as unsubscribed, so that we can tell you have left. If HubSpot has not got your address by then, it does not get it any more; if it has, a colleague unsubscribes you there by hand. An address that never confirmed stays as well, marked as waiting. Write to us and we delete the row altogether.',
              },
            ],
          },
          {
            id: 'forms',
            heading: 'When you send a form',
            parts: [
              {
                kind: 'paragraph',
                text: 'Contact, guides and the survey for peer groups work alike. What you send is stored in our database before you see a thank-you:',
              },
              {
                kind: 'list',
                items: [
                  'what you typed, the page with the form, and the moment',
                  'the sentence of consent beside the form, and its version',
                  'from which site or campaign you came, as your browser remembered it',
                  'the visitor number of HubSpot’s tracker, if another visit had given you one; we set none',
                ],
              },
              {
                kind: 'paragraph',
                text: 'From there it goes to our CRM, which is HubSpot, to one colleague by mail, and into the mail that you asked for. A link to a guide carries a signed number in place of your name, and works for 14 days.',
              },
              {
                kind: 'paragraph',
                text: 'Programs fill in forms too. What looks like theirs is kept apart until a person has looked at it. For that the server also counts the forms it has stored by internet address for ten minutes, in memory only, notes with a form that many came from one address, without naming it, and compares the mail domain with a public list of throwaway ones. Nobody outside is asked.',
              },
              {
                kind: 'paragraph',
                text: 'If you want to be forgotten, one button removes your forms, your subscription and the mails kept on our side. What remains is a scrambled mark that it happened. In HubSpot a colleague deletes you by hand the same day.',
              },
            ],
          },
          {
            id: 'assessment',
            heading: 'When you take the AI Quotient',
            parts: [
              {
                kind: 'list',
                items: [
                  'Your answers and the size of your company are stored in our database from the first answer on, so that you can stop and go on another day. No name is with them: not yours, and not your company’s.',
                  'Your browser keeps the same answers, the name of your company and, once you have asked for a report, what you typed into its form. “Start over” clears the answers, and your browser’s settings clear all of it.',
                  'A cookie holds a signed random number, by which the answers are found again. A second one holds your company’s name, and is only set where scripts are switched off. Both last a year, and only our own server can read them.',
                  'If you ask for the report, what you typed is stored with your result like any other form, and goes to our CRM with all answers. The report is mailed to you as a file.',
                  'A link that you make for others shows the score and, if you want, the answers, but no names. You can withdraw it at any time.',
                  'From all results of a company size we show averages, once there are at least five others. They cannot be traced to a company.',
                ],
              },
            ],
          },
          {
            id: 'booking',
            heading: 'When you book a call',
            parts: [
              {
                kind: 'paragraph',
                text: 'The button on the booking page opens a meeting scheduler on another company’s website, in a new tab. What you enter there is stored by that company under its own policy and passed to us as an appointment. Nothing goes to the scheduler before you follow the link. Then it learns the names of the campaigns that brought you to us, first and last, and the number that an advertisement gave your click, if there were any; and it may learn that you came from our site.',
              },
              {
                kind: 'paragraph',
                text: 'In a growth audit you share your screen. We take notes and no copies of your data, and you get the notes.',
              },
            ],
          },
          {
            id: 'mail',
            heading: 'When you write to us',
            parts: [
              {
                kind: 'paragraph',
                text: 'Your message lies in our mailbox, like any business letter, for as long as we need it to answer you or to keep records that the law asks for. Applications for a position are deleted six months after the position is filled, unless you ask us to keep yours.',
              },
            ],
          },
          {
            id: 'staff',
            heading: 'The area for our staff',
            parts: [
              {
                kind: 'paragraph',
                text: 'People who maintain this website sign in with an account. For them we store name, email address, role and a scrambled form of the password, and for each session the internet address and browser it began with. A cookie keeps them signed in for seven days after their last renewal. Sign-in attempts are counted under scrambled keys, and old counts are cleared at a later sign-in once they are a day old.',
              },
            ],
          },
          {
            id: 'how-long',
            heading: 'How long we keep it',
            parts: [
              {
                kind: 'paragraph',
                text: 'Every night the server deletes what has served its time:',
              },
              {
                kind: 'list',
                items: [
                  'forms that look like a program’s, and that nobody on our team has let through: after 90 days',
                  'answers to the AI Quotient that belong to no form: 400 days after the last of them',
                  'copies of mails, where our server keeps any as files: after 90 days',
                ],
              },
              {
                kind: 'paragraph',
                text: 'Every other form you sent, with the result and the report that belong to it, and your place in the newsletter have no such date. We keep them until you ask us to delete them, or until we see no more use for them.',
              },
            ],
          },
          {
            id: 'others',
            heading: 'Who else sees it',
            parts: [
              {
                kind: 'paragraph',
                text: 'The companies that host our server, deliver our mail and run our CRM (HubSpot) handle this data for us, as they must to do their work. We do not sell it, lend it, or feed it to a language model. A court order could oblige us to hand something over; the best protection is that there is little to hand.',
              },
              {
                kind: 'paragraph',
                text: 'The links to LinkedIn, YouTube and Facebook are ordinary links. Those companies hear of you if you follow one.',
              },
            ],
          },
          {
            id: 'rights',
            heading: 'What you can ask for',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'A copy of what we hold about you, a correction, or its deletion. Send the request to ',
                  MAIL,
                  ' from the address it concerns. We answer within 30 days and charge nothing, wherever you live.',
                ],
              },
            ],
          },
          {
            id: 'changes',
            heading: 'Changes',
            parts: [
              {
                kind: 'paragraph',
                text: 'When the website begins to store or send something new, this page changes on the same day and gets a new date.',
              },
            ],
          },
        ],
      },
    },
  ],
});
