/** The words of an option by its id; an option that is missing keeps those of the first edition. */
export const OPTIONS: Readonly<Record<string, string>> = {
  '1A': 'Both use the same system and come close; the gap takes a few minutes to explain.',
  '1B': 'They first ask what we mean by active, and where to look.',
  '1D': 'Finance counts in billing, sales or marketing counts in its own tool, and the numbers do not match.',
  '2A': 'A second record appears; duplicates are merged in a cleanup once or twice a year.',
  '2B': 'The system suggests a match by phone, address, or company, and a person confirms it.',
  '2D': 'Staff look for an earlier record before replying, and merge the two by hand if they find one.',
  '3A': 'A name and a way to reach them; the rest is in inboxes, notebooks, and people’s heads.',
  '3B': 'The key fields are filled in on nearly all of them, though the same thing is spelled several ways.',
  '3C': 'Some are complete and some stop after the first call, depending on who owns them.',
  '3D': 'A handful of agreed-on fields, filled from fixed choices; a weekly list shows the gaps.',
  '4B': 'After the next export, when someone downloads a file and uploads it somewhere else.',
  '4C': 'When a colleague mentions it, or the customer asks.',
  '4D': 'By the next morning, through a nightly sync that we check when something looks off.',
  '5A': 'All orders, cases, and messages, spread across two or three screens.',
  '5B': 'Past orders, open issues, and the last conversation, on one screen.',
  '6A': 'What ad platforms and web analytics claim, which adds up to more than we sold.',
  '6B': 'Most records have a source, though Web, Referral, and Other make up the bulk of them.',
  '6C': 'The first contact and the last step before buying are on record and checked against billing.',
  '6D': 'We would ask around, or work it out from when they bought and which ads were running.',
  '7A': 'We have no stages; an inquiry or a visitor stays open until there is a sale.',
  '7B': 'Something anyone can check, such as a deposit or a set date, and the system records the day.',
  '7C': 'The stages are in the tool, and everyone reads them a little differently.',
  '8A': 'Ad spend per new customer by channel, not counting wages, agency fees, or discounts.',
  '8B': 'Cost per click or per lead, as each platform reports it.',
  '8C': 'Total marketing spend and a list of new customers, not yet combined.',
  '8D': 'Full cost per new customer by channel, by a method that finance has signed off on.',
  '9B': 'The same as before: it still looks open or active until someone cleans up.',
  '9C': 'One of about six reasons and the customer’s own words, reviewed in a monthly meeting.',
  '9D': 'A reason picked from a list, because the form requires one; price and timing come out on top.',
  '10A': 'From measured rates by stage or customer group, with our last miss shown beside it.',
  '10B': 'From last year’s number and the judgment of one or two people.',
  '10C': 'From open deals or expected orders, multiplied by rates set a while ago.',
  '11B': 'A rule assigns it to one person as a task; on Monday we see whether it was answered.',
  '12A': 'Planned calls or messages that fit the request go out and stop at the first reply.',
  '12B': 'Whoever spoke with them follows up, from memory or a list of their own.',
  '12C': 'Everyone gets the same emails; someone removes those who replied.',
  '13A': 'By email, chat, or a quick talk, and questions come back over the next few days.',
  '13B': 'Closing it creates the order or job; missing details are requested afterward.',
  '13C': 'Required details are checked before it can close; then the order or job starts.',
  '13D': 'Someone copies the details into a handoff form, a spreadsheet, or another system.',
  '14A': 'An error message goes to a shared inbox that one or two people read.',
  '14D': 'Its owner is alerted, and a page explains how to do the step by hand.',
  '15B': 'In a fixed step, signed off by a person and timed before and after.',
  '15C': 'Nowhere officially; at most, someone opens a browser tab and pastes in the result.',
  '15D': 'Built into a step such as call notes or replies; there is no baseline.',
  '16B': 'From an old email or chat that someone copies and adjusts.',
  '16C': 'From the one colleague who knows; others ask them or hand the customer over.',
  '16D': 'From a shared collection, where a few entries contradict each other or are years old.',
  '17A': 'Someone goes through the pages, templates, and slides they can think of.',
  '17D': 'It is stored in one place that the others read from; a short list names exceptions.',
  '18A': 'Rules on tone and on what we may promise, in a document that is hard to find.',
  '18B': 'A short guide with good and bad examples, which our AI tools use too.',
  '18C': 'A guide to logo, colors, and type; the wording goes by feel and feedback.',
  '19A': 'A reviewer checks the facts against listed sources; corrections are kept.',
  '19B': 'Whoever made it reads it over and sends it.',
  '20B': 'In someone’s inbox, phone, or laptop.',
  '20C': 'On the customer’s record, tagged by type and outcome, with a deletion date.',
  '21A': 'It depends on who they ask; there is no shared rule yet.',
  '21B':
    'There is a written policy, but it takes some reading to see which tools and plans it covers.',
  '21C': 'A one-page list: these tools, these kinds of data, and who to ask about the rest.',
  '21D': 'Be careful with confidential data; nothing more specific is in writing.',
  '22A': 'They ask the administrator or the agency, who builds what they asked for.',
  '22B': 'One owner asks the teams affected, tests it, and notes the reason and the date.',
  '22C': 'They file a request, which is reviewed; other teams see the change once it is live.',
  '22D': 'Someone with the right access adds it.',
  '23A': 'Managers see the work done in it each week and talk with anyone who has done none.',
  '23B': 'From login counts, or by asking around in the team meeting.',
  '23C': 'We assume everyone does, unless someone speaks up.',
  '24A': 'The result we expected, without today’s number to compare it with.',
  '24B': 'The price and the contract term.',
  '24C': 'The features we wanted, compared across two or three vendors.',
  '24D': 'What the task costs us today, a target, and a date to decide: keep or cancel.',
  '25B': 'All accounts close that day, and every customer and task has a new owner.',
  '25C': 'We work through a checklist; tools that a team signed up for on its own are not on it.',
  '25D': 'Passwords are changed when someone thinks of it; customers are reassigned as they call.',
};

/** The words of a question by its number, and of the text below it. */
export const QUESTIONS: Readonly<Record<number, { question?: string; description?: string }>> = {
  1: {
    question:
      'Two people are asked, separately, how many active customers you have today. What happens?',
    description:
      'Active can mean a contract, an order in the past year, or an open job: whatever your business counts.',
  },
  2: {
    question:
      'A past customer fills out your web form with a different email address. What happens?',
    description: 'Whoever cleans up your CRM, store, or job system will know.',
  },
  3: {
    question: 'Open 10 customer or lead records at random. What do you find?',
    description:
      'Take 5 minutes to look before you answer: phone, owner, need, and last contact or order.',
  },
  4: {
    question:
      'An order, job, or contract is changed in finance or operations. When does the front office see it?',
    description:
      'The front office is whoever talks to customers: sales, support, dispatch, or store staff.',
  },
  5: {
    question:
      'A customer calls, and the colleague who handled the last request is out. What can others see?',
  },
  6: { question: 'Take your 10 newest customers. What do you know about how each one found you?' },
  7: {
    question:
      'What has to happen before an inquiry counts as qualified, booked, or in the pipeline?',
    description:
      'In an online store: before a visitor counts as a lead, or a first-time buyer as a repeat customer.',
  },
  8: {
    description: 'New customers only, not repeat buyers. Marketing or finance will know.',
  },
  10: { question: 'Where does your revenue forecast for next month or next quarter come from?' },
  11: { question: 'An inquiry comes in on Friday at 4:45 p.m. What happens to it?' },
  12: {
    question:
      'Someone asked for a price or filled a cart, then went quiet. What happens over the next 2 weeks?',
  },
  13: {
    question: 'A sale closes. How does the team that delivers get what it needs to start?',
    description: 'The team can be a warehouse, a crew, onboarding, or a project lead.',
  },
  14: {
    question: 'A sync or an automated email stops working tonight. How do you find out?',
    description: 'If little is automated, think of your website form or your order confirmation.',
  },
  15: {
    question: 'Where does AI take part in your work with customers today?',
    description:
      'Count drafted replies, call notes, product copy, request sorting, and website chat.',
  },
  17: {
    question:
      'A price, lead time, or return policy changes today. How do the old versions disappear?',
  },
  19: {
    question: 'AI drafted something for a customer. What happens before it goes out?',
    description: 'No AI in use yet? Think of drafts from an agency or a junior colleague.',
  },
  20: {
    question: 'A proposal, call recording, or support case is finished. Where is it a year later?',
  },
  21: {
    question:
      'A new hire asks: can I paste this customer’s contract into an AI tool? What is the answer?',
  },
  22: {
    question:
      'A team wants a new field, dropdown value, or workflow in your main system. How does it get there?',
    description: 'The system that keeps customer records: CRM, store, booking, or job software.',
  },
  23: { question: 'A new tool or process has been live for 2 weeks. How do you know who uses it?' },
  25: {
    question:
      'An employee’s last day is Friday. What happens to their logins, customers, and open tasks?',
  },
};
