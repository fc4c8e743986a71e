const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 0 auto; padding: 3rem 1rem;
  background: light-dark(#faf7f0, #14201b); color: light-dark(#1b2a24, #eef2ee); }
h1 { font-size: 1.5rem; line-height: 1.2; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 0.625rem;
  background: #f5833f; color: #24130a; cursor: pointer; }
a { color: inherit; }
`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;

/** Asks before mails are ended, because programs that check mails for viruses open its links. The form posts to its own address. */
export const ASKING_PAGE = page(
  'End reminders by mail?',
  '<p>You get no more reminders by mail. You can choose them again in your profile.</p>\n<form method="post"><button>End the mails</button></form>',
);

export const ENDED_PAGE = page(
  'No more reminders by mail',
  '<p>You can choose them again in <a href="/profile#reminders">your profile</a>.</p>',
);
