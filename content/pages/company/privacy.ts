import { BRAND } from '#content/brand.ts';
import { definePage } from '../define-page.ts';

const MAIL = { text: BRAND.email, href: `mailto:${BRAND.email}` };

/** The privacy policy. When the software stores or sends other data, update this text and its date. */
export const PRIVACY = definePage({
  path: '/privacy',
  title: 'Privacy',
  seo: {
    title: 'Privacy Policy | Cadron',
    description:
      'What this website stores about you, why, and for how long. Reading sets no cookies, and other companies’ tools load only if you allow them.',
  },
  blocks: [
    {
      type: 'page-hero',
      id: 'hero',
      props: {
        label: 'Privacy policy',
        title: 'What we keep\nabout you',
        lead: 'Very little. You can read every page without saying who you are. This policy describes what the website’s software actually does.',
        note: 'Last updated November 22, 2026',
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
                  `${BRAND.name}, ${BRAND.address.join(', ')}. For anything on this page, write to `,
                  MAIL,
                  '.',
                ],
              },
            ],
          },
          {
            id: 'reading',
            heading: 'When you read the site',
            parts: [
              {
                kind: 'list',
                items: [
                  'Reading sets no cookies. The AI Quotient needs two, which are described below.',
                  'Fonts, images, and scripts all come from our own server. While you read, our pages do not make your browser contact any other company, unless you have allowed it (see “Cookies and your choices”).',
                  'We count page views ourselves. When you leave a page, your browser tells our server which of our pages you opened and how fast they were: how long they took to load, how quickly they responded, and how much their layout moved. We add this up by page and day. Nothing in it says who you are: we store no cookie, visitor ID, or IP address with it.',
                  'Your browser remembers in this tab how far you scrolled, so that the back button works, and what you have typed into a form, so that a reload does not lose it. It sends neither to us on its own and forgets both when you close the tab.',
                  'Searches on this site are answered and not stored. If you turn off the / key on the search page, your browser remembers that until you turn it on again, and does not tell us.',
                  'Your browser also remembers, in this tab and in tabs you open from it, which site or campaign brought you here and which page you saw first. If you send a form or subscribe, that is sent along. If you follow the link to our meeting scheduler, the link carries the campaign names and the click ID of the ad, if there are any. None of it goes anywhere else.',
                ],
              },
            ],
          },
          {
            id: 'cookies',
            heading: 'Cookies and your choices',
            parts: [
              {
                kind: 'paragraph',
                text: 'This website can load two tools from other companies: Google Tag Manager, which counts visits and shows which ad brought a visitor, and HubSpot’s tracker, which links visits to a person once that person has filled out a form. If neither is in use, you see no question about cookies and no “Cookie choices” link at the bottom of the page.',
              },
              {
                kind: 'paragraph',
                text: 'If one is in use, a small panel asks you first. Until you press “Allow,” nothing of theirs is loaded and they learn nothing about you. “Reject” is a button of the same size. You can allow statistics and marketing separately, and change your mind at any time under “Cookie choices” at the bottom of each page. If you withdraw your consent, we delete their cookies and reload the page without them.',
              },
              {
                kind: 'paragraph',
                text: 'Your browser remembers your choice for one year and does not send it to us. If your browser sends a Global Privacy Control signal, we treat it as a no and do not ask.',
              },
            ],
          },
          {
            id: 'server',
            heading: 'What the server logs',
            parts: [
              {
                kind: 'paragraph',
                text: 'For each request that reaches the application, the server writes one line: the time, the kind of request, the path, the result, the duration, and a random number. The line does not contain your IP address, the name of your browser, or anything after the question mark in a link. An error, a subscription, or an email adds a line of its own, with an internal number in place of your name and email address.',
              },
              {
                kind: 'paragraph',
                text: 'To fend off floods of requests, the server counts requests by IP address: most of them for one minute, forms for up to one hour. These counts exist only in memory.',
              },
            ],
          },
          {
            id: 'newsletter',
            heading: 'When you subscribe to the newsletter',
            parts: [
              {
                kind: 'paragraph',
                text: 'If you subscribe, we store the following in our database:',
              },
              {
                kind: 'list',
                items: [
                  'your email address and the form you used',
                  'which site or campaign brought you here, as your browser remembered it',
                  'the consent text shown with the form, its version, and the time you sent it',
                  'whether your address is waiting, confirmed, or unsubscribed, and when that changed',
                  'when we last sent you a confirmation email, and how many we sent',
                  'a check value for the link that confirms, and a random code for the link that unsubscribes',
                ],
              },
              {
                kind: 'paragraph',
                text: 'You then receive one email with a link to a button. The link works for 48 hours. Until you press the button, we send you no newsletter. After that, your address also goes to our CRM, which is HubSpot. The email contains no hidden images, and we do not store the code of the confirmation link in readable form.',
              },
              {
                kind: 'paragraph',
                text: 'You can unsubscribe from any newsletter email with one press of a button. We keep your address, marked as unsubscribed, so that we know you left. If your address has not reached HubSpot by then, we do not send it; if it has, a colleague unsubscribes you there by hand. An address that was never confirmed is also kept, marked as waiting. Write to us and we delete it.',
              },
            ],
          },
          {
            id: 'forms',
            heading: 'When you send a form',
            parts: [
              {
                kind: 'paragraph',
                text: 'The contact form, the forms for our guides, and the survey for executive peer groups work the same way. Before you see a thank-you, we have stored the following in our database:',
              },
              {
                kind: 'list',
                items: [
                  'what you typed, the page with the form, and the time',
                  'the consent text shown with the form, and its version',
                  'which site or campaign brought you here, as your browser remembered it',
                  'the visitor ID of HubSpot’s tracker, if an earlier visit gave you one; the form itself sets none',
                ],
              },
              {
                kind: 'paragraph',
                text: 'From there it goes to our CRM, which is HubSpot, to a colleague by email, and into the email you asked for. A link to a guide contains a signed number instead of your name and works for 14 days.',
              },
              {
                kind: 'paragraph',
                text: 'Bots fill out forms, too. We hold back what looks automated until a person has looked at it. To recognize it, the server counts the forms it has stored from each IP address over 10 minutes, in memory only, and notes on a form that many came from one address, without naming the address. It also compares the email domain with a public list of disposable ones. No other company is asked.',
              },
              {
                kind: 'paragraph',
                text: 'If you ask us to delete your data, we remove your forms, the results that belong to them, your subscription, and the emails stored on our server. What remains is a scrambled record of the deletion, so that restoring an older backup does not bring your data back. HubSpot has its own copy, which a colleague deletes by hand within 30 days of your request.',
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
                  'We store your answers and the size of your company in our database from the first answer on, so that you can stop and continue another day. They are stored without your name or your company’s name.',
                  'Your browser keeps the same answers, the name of your company, and, once you have asked for a report, what you typed into its form. “Start over” clears the answers; your browser’s settings clear all of it.',
                  'One cookie holds a signed random number, which we use to find your answers again. A second one holds your company’s name and is set only where scripts are turned off. Both last one year, and only our own server can read them.',
                  'If you ask for the report, what you typed is stored with your result like any other form and goes to our CRM with all your answers. We email you the report as a file, and a member of our team may contact you about a strategy session.',
                  'A link that you create for others shows the score and, if you choose, the answers, but no names. You can withdraw it at any time.',
                  'We show averages for each company size once there are at least five other results. They cannot be traced to a company.',
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
                text: 'The button on the booking page opens a meeting scheduler on another company’s website, in a new tab. That company stores what you enter there under its own policy and passes it to us as an appointment. Nothing goes to the scheduler before you follow the link. It then receives the names of the first and last campaign that brought you to us and the click ID of the ad, if there are any, and it may see that you came from our site.',
              },
              {
                kind: 'paragraph',
                text: 'In a growth audit, you share your screen. We take notes but no copies of your data, and you get the notes.',
              },
            ],
          },
          {
            id: 'mail',
            heading: 'When you email us or apply',
            parts: [
              {
                kind: 'paragraph',
                text: 'Your message stays in our inbox, like any business letter, for as long as we need it to answer you or to keep records the law requires. We delete applications six months after the position is filled, unless you ask us to keep yours.',
              },
            ],
          },
          {
            id: 'staff',
            heading: 'Staff accounts',
            parts: [
              {
                kind: 'paragraph',
                text: 'People who maintain this website sign in with an account. For each account we store the name, the email address, the role, and a scrambled form of the password; for each session, the IP address and browser it began with, and when it was last used. A cookie keeps them signed in for seven days at most, and ends earlier when it is not used. Those who turn on two-step sign-in also store an encrypted key. What they change is kept in a history, with their email address. Sign-in attempts are counted under scrambled keys, and counts older than one day are cleared at a later sign-in.',
              },
            ],
          },
          {
            id: 'how-long',
            heading: 'How long we keep it',
            parts: [
              {
                kind: 'paragraph',
                text: 'Every night, the server deletes what is past its time:',
              },
              {
                kind: 'list',
                items: [
                  'forms that look automated and that nobody on our team has released: after 90 days',
                  'answers to the AI Quotient that belong to no form: 400 days after the last answer',
                  'copies of emails, where our server keeps them as files: after 90 days',
                ],
              },
              {
                kind: 'paragraph',
                text: 'Every other form you sent, with the result and the report that belong to it, and your newsletter subscription have no fixed date. We keep them until you ask us to delete them, or until we have no more use for them.',
              },
            ],
          },
          {
            id: 'others',
            heading: 'Who else receives it',
            parts: [
              {
                kind: 'paragraph',
                text: 'The companies that host our server, deliver our email, and run our CRM (HubSpot) process this data for us, as far as their work requires. We do not sell it, lend it, or give it to a language model. A court order could oblige us to hand something over; the best protection is that there is little to hand over.',
              },
              {
                kind: 'paragraph',
                text: 'The links to LinkedIn, YouTube, and Facebook are ordinary links. Those companies learn of your visit only if you follow one.',
              },
            ],
          },
          {
            id: 'rights',
            heading: 'Your rights',
            parts: [
              {
                kind: 'paragraph',
                text: [
                  'You can ask for a copy of what we hold about you, for a correction, or for its deletion. Send the request to ',
                  MAIL,
                  ' from the address it concerns. We answer within 30 days and charge nothing, wherever you live.',
                ],
              },
            ],
          },
          {
            id: 'changes',
            heading: 'Changes to this policy',
            parts: [
              {
                kind: 'paragraph',
                text: 'When the website begins to store or send something new, we change this page on the same day and give it a new date.',
              },
            ],
          },
        ],
      },
    },
  ],
});
