/** One thing that visitors, the museum or developers may rely on, under the id that test titles carry. */
export interface Promised {
  readonly id: `Q-${string}-${number}`;
  readonly says: string;
}

/** A group of promises under one heading. */
export interface PromisedGroup {
  readonly heading: string;
  readonly promises: readonly Promised[];
}

/** Everything that `test/trust.md` gives an account of. */
export const promisedGroups: readonly PromisedGroup[] = [
  {
    heading: 'Paying',
    promises: [
      {
        id: 'Q-PAY-1',
        says: 'Paying is one state machine, and only the museum’s answer leads to “issued”.',
      },
      {
        id: 'Q-PAY-2',
        says: 'However often and wherever it is pressed, an order is saved and paid at most once.',
      },
      {
        id: 'Q-PAY-3',
        says: 'A lost answer to a write is looked up by its reader before anything is tried again.',
      },
      {
        id: 'Q-PAY-4',
        says: 'A refund keeps its own number for every repeat until there is a definite answer.',
      },
      {
        id: 'Q-PAY-5',
        says: 'No address, bank or bridge may say “paid”; an error text from outside is inert.',
      },
      {
        id: 'Q-PAY-6',
        says: 'Polling never overlaps, counts visible time, and heals a late payment by itself.',
      },
      { id: 'Q-PAY-7', says: 'Every answer of the WeChat bridge, or none, leads on within 5 s.' },
      {
        id: 'Q-PAY-8',
        says: 'Where a way of paying cannot work, the visitor is told how to go on.',
      },
      {
        id: 'Q-PAY-9',
        says: 'A bank’s form is rebuilt from its hidden fields, to a listed host alone.',
      },
      {
        id: 'Q-PAY-10',
        says: 'The page a bank returns to works cold, twice, and beside another tab.',
      },
      {
        id: 'Q-PAY-11',
        says: 'Reload, back, forward, a copied tab and the page cache never pay twice.',
      },
      { id: 'Q-PAY-12', says: 'Nothing is paid while it is unknown whether it has been paid.' },
      {
        id: 'Q-PAY-13',
        says: 'Money is whole fen inside; the museum’s total counts, and a difference is shown.',
      },
      { id: 'Q-PAY-14', says: 'An expired login while paying is not told as a failed payment.' },
    ],
  },
  {
    heading: 'Security',
    promises: [
      {
        id: 'Q-SEC-1',
        says: 'One file of headers, its policy enforced in every browser run, no inline code.',
      },
      { id: 'Q-SEC-2', says: 'The museum’s HTML passes one sanitiser with a short allow-list.' },
      {
        id: 'Q-SEC-3',
        says: 'The token leaves the address at once and goes to the museum alone; another one wipes.',
      },
      {
        id: 'Q-SEC-4',
        says: 'A phone number leaves the address; no third party is asked for anything.',
      },
      {
        id: 'Q-SEC-5',
        says: 'Stores hold the listed keys only; names and documents are masked at the edge.',
      },
      { id: 'Q-SEC-6', says: 'Nothing personal is ever cached.' },
      { id: 'Q-SEC-7', says: 'Every URL from outside passes a scheme and host check of its kind.' },
      {
        id: 'Q-SEC-8',
        says: 'SMS codes: one at a time, 60 s apart over a reload, limited and single-use.',
      },
      { id: 'Q-SEC-9', says: 'The app cannot be framed.' },
      { id: 'Q-SEC-10', says: 'The debugging console is lazy, own-origin, and shows no secret.' },
      {
        id: 'Q-SEC-11',
        says: 'Whatever throws ends in a way on; no stack or payload is shown; `__proto__` is dropped.',
      },
      { id: 'Q-SEC-12', says: 'Dependencies are locked, few, reasoned, licensed and listed.' },
      { id: 'Q-SEC-13', says: 'The museum enforces every rule again, whatever the client sends.' },
      { id: 'Q-SEC-14', says: 'Unpaid orders expire and give their places back exactly once.' },
    ],
  },
  {
    heading: 'Bad input',
    promises: [
      { id: 'Q-BAD-1', says: 'Raw JSON stays at the edge and becomes a value or a typed failure.' },
      {
        id: 'Q-BAD-2',
        says: 'Whatever an answer is mutated into, no screen breaks or sells at an unknown price.',
      },
      { id: 'Q-BAD-3', says: 'What a missing or odd field costs the visitor stands in one table.' },
      {
        id: 'Q-BAD-4',
        says: 'Random journeys of every act, reordered and faulted, keep all invariants.',
      },
      { id: 'Q-BAD-5', says: 'A late answer for an earlier choice is dropped.' },
      {
        id: 'Q-BAD-6',
        says: 'Typed numbers, phones and names of any script are judged exactly and fast.',
      },
      {
        id: 'Q-BAD-7',
        says: 'Days and times are the museum’s, whatever the phone’s clock and zone.',
      },
      {
        id: 'Q-BAD-8',
        says: 'Every fault can be injected, and a seeded chaos still ends in one right order.',
      },
      { id: 'Q-BAD-9', says: 'Slow, broken and absent networks in a browser lose nothing.' },
    ],
  },
  {
    heading: 'Stock',
    promises: [
      {
        id: 'Q-STK-1',
        says: 'Sold, held and remaining places always make the capacity; never one too many.',
      },
      {
        id: 'Q-STK-2',
        says: 'A hold expires once; money after it is given back, never turned into a ticket.',
      },
      {
        id: 'Q-STK-3',
        says: 'A change takes the new place before the old is freed; nothing is given back twice.',
      },
      {
        id: 'Q-STK-4',
        says: 'Limits, one document a slot, bans and blocks hold under parallel orders.',
      },
      { id: 'Q-STK-5', says: 'Counts shown are fresh, and read again before an order is placed.' },
      { id: 'Q-STK-6', says: 'The museum keeps a journal, and journeys are judged by it.' },
    ],
  },
  {
    heading: 'A rush',
    promises: [
      {
        id: 'Q-RUSH-1',
        says: 'Reads are repeated with full jitter within a budget; writes never.',
      },
      {
        id: 'Q-RUSH-2',
        says: 'A phone asks for little, shares what is under way, and rests while hidden.',
      },
      { id: 'Q-RUSH-3', says: 'Phones do not fall into step.' },
      { id: 'Q-RUSH-4', says: 'The shipped policies stand a simulated crowd of 100,000.' },
      {
        id: 'Q-RUSH-5',
        says: 'The museum over HTTP stands real parallel load with its stock right.',
      },
      {
        id: 'Q-RUSH-6',
        says: 'Waiting is one calm screen that keeps the choice and goes on by itself.',
      },
    ],
  },
  {
    heading: 'Access',
    promises: [
      {
        id: 'Q-A11Y-1',
        says: 'axe finds nothing on any screen in any state, language, width, text size or theme.',
      },
      {
        id: 'Q-A11Y-2',
        says: 'Steppers are buttons with names, reasons, and a value that is spoken.',
      },
      {
        id: 'Q-A11Y-3',
        says: 'Date tabs, calendar and time slots follow the patterns that readers know.',
      },
      {
        id: 'Q-A11Y-4',
        says: 'One announcer speaks, seldom; no toast is the only copy of an error.',
      },
      { id: 'Q-A11Y-5', says: 'Dialogs hold the focus, close by Esc, and give the focus back.' },
      {
        id: 'Q-A11Y-6',
        says: 'No time limit costs anybody anything; redirects are told and can be skipped.',
      },
      {
        id: 'Q-A11Y-7',
        says: 'What moves can be stopped, and does not move for those who asked so.',
      },
      {
        id: 'Q-A11Y-8',
        says: 'Language is marked, the page’s and that of foreign parts; every screen has a title.',
      },
      {
        id: 'Q-A11Y-9',
        says: 'Forms have labels, purposes, tied errors, and focus the first one.',
      },
      {
        id: 'Q-A11Y-10',
        says: 'A code is dark on white in every theme, has a name, and stands as text too.',
      },
      { id: 'Q-A11Y-11', says: 'Focus is seen and uncovered; 320 px never scroll sideways.' },
      { id: 'Q-A11Y-12', says: 'Text at 200 % and wide spacing lose nothing.' },
    ],
  },
  {
    heading: 'Contracts',
    promises: [
      {
        id: 'Q-PACT-1',
        says: 'The pact is made anew from nothing, complete, unique and without real data.',
      },
      { id: 'Q-PACT-2', says: 'Each call has each branch that the app acts on.' },
      { id: 'Q-PACT-3', says: 'The in-memory museum passes it by two verifiers.' },
      {
        id: 'Q-PACT-4',
        says: 'Nothing passes silently: unknown states, empty files and mutants fail.',
      },
      { id: 'Q-PACT-5', says: 'States are catalogued, one call each, and independent of order.' },
      { id: 'Q-PACT-6', says: 'What is written can be read back, field by field.' },
      { id: 'Q-PACT-7', says: 'The guide for the museum’s team works as printed.' },
      { id: 'Q-PACT-8', says: 'The in-memory museum never answers more than the contract names.' },
      { id: 'Q-PACT-9', says: 'In the page and over HTTP it leaves the same journal.' },
    ],
  },
  {
    heading: 'Flaky networks',
    promises: [
      { id: 'Q-OFF-1', says: 'No service worker stands between a visitor and a fresh page.' },
      { id: 'Q-OFF-2', says: 'A release reaches open tabs without breaking them.' },
      { id: 'Q-OFF-3', says: 'Calls end in time, and what was typed and chosen survives.' },
      { id: 'Q-OFF-4', says: 'A ticket once shown works without network and can be saved.' },
      { id: 'Q-OFF-5', says: 'Should a service worker come, it keeps the shell alone.' },
      { id: 'Q-OFF-6', says: 'A storage that throws, is full or is cleared breaks nothing.' },
    ],
  },
  {
    heading: 'Old web-views',
    promises: [
      { id: 'Q-WV-1', says: 'Every shipped file parses on the oldest supported engine.' },
      { id: 'Q-WV-2', says: 'A purchase works without the newer interfaces.' },
      { id: 'Q-WV-3', says: 'A second engine, WebKit, books and pays as well.' },
      { id: 'Q-WV-4', says: 'Keyboards, notches and tall bars hide nothing.' },
      { id: 'Q-WV-5', says: 'What kind of browser it is, is decided in one place.' },
    ],
  },
];
