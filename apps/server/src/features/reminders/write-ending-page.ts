import { plainPage } from '#http/web-app/plain-page.ts';

const STYLE = `
body { max-width: 32rem; padding: 3rem 1rem; }
h1 { font-size: 1.5rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 0.625rem;
  background: #f5833f; color: #24130a; cursor: pointer; }
a { color: inherit; }
`;

const page = (title: string, content: string) =>
  plainPage({ title, style: STYLE, content: `<h1>${title}</h1>\n${content}` });

/** Asks before mails are ended, because programs that check mails for viruses open its links. The form posts to its own address. */
export const ASKING_PAGE = page(
  'End reminders by mail?',
  '<p>You get no more reminders by mail. You can choose them again in your profile.</p>\n<form method="post"><button>End the mails</button></form>',
);

export const ENDED_PAGE = page(
  'No more reminders by mail',
  '<p>You can choose them again in <a href="/profile#reminders">your profile</a>.</p>',
);
