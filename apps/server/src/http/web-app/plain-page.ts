const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto;
  background: light-dark(#faf7f0, #14201b); color: light-dark(#1b2a24, #eef2ee); }
h1 { line-height: 1.2; }
`;

interface PlainPage {
  /** As text. */
  readonly title: string;
  /** CSS beside that of all such pages. */
  readonly style: string;
  /** More of the head, as HTML. */
  readonly head?: string;
  /** As HTML. */
  readonly content: string;
}

/** A page for people who need not have an account, which loads nothing of the app. Search engines leave it out. */
export const plainPage = ({ title, style, head = '', content }: PlainPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}${style}</style>
${head}
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
