import type { Letter } from './port.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
const inLines = (text: string) => escaped(text).replaceAll('\n', '<br>');

const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const PARAGRAPH = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#1b241e`;
const SMALL = `margin:0 0 12px;${FONT};font-size:14px;line-height:20px;color:#565e54`;
const CELL = `padding:8px 0;border-top:1px solid #dcd9c8;${FONT};font-size:15px;line-height:22px;color:#1b241e;vertical-align:top`;

function rowHtml([what, amount]: readonly [string, string]): string {
  return `<tr><td style="${CELL}">${inLines(what)}</td><td align="right" style="${CELL};padding-left:16px;white-space:nowrap">${escaped(amount)}</td></tr>`;
}

function rowsHtml(rows: Letter['rows'] = []): string {
  if (rows.length === 0) return '';
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-bottom:1px solid #dcd9c8">
${rows.map(rowHtml).join('\n')}
</table>
`;
}

/**
 * Renders a letter as HTML in the app's colours. Mail readers support tables and inline styles, but no style sheets. It
 * loads nothing external, so opening it is not tracked.
 */
export function letterHtml({ title, paragraphs, rows, action, notes, signature }: Letter): string {
  const link = escaped(action.link);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f2e8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f2e8">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffefa;border:1px solid #dcd9c8;border-radius:12px">
<tr><td style="padding:20px 28px;background:#12392b;border-radius:11px 11px 0 0;${FONT};font-size:18px;font-weight:700;color:#f8f5e6">Game Plan <span style="color:#ffcd57">Cookbook</span></td></tr>
<tr><td style="padding:28px 28px 16px">
<h1 style="margin:0 0 12px;${FONT};font-size:24px;line-height:30px;font-weight:700;color:#1b241e">${escaped(title)}</h1>
${paragraphs.map((paragraph) => `<p style="${PARAGRAPH}">${inLines(paragraph)}</p>`).join('\n')}
${rowsHtml(rows)}<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:#f5833f;border-radius:10px"><a href="${link}" style="display:inline-block;padding:14px 24px;${FONT};font-size:16px;font-weight:700;color:#24130a;text-decoration:none">${escaped(action.label)}</a></td></tr></table>
${notes.map((note) => `<p style="${SMALL}">${inLines(note)}</p>`).join('\n')}
<p style="${SMALL}">Button not working? Copy this address into your browser:<br><a href="${link}" style="color:#1a5c40;word-break:break-all">${link}</a></p>
</td></tr>
</table>
<p style="margin:16px 0 0;${FONT};font-size:13px;line-height:18px;color:#565e54">Sent by ${escaped(signature)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

/** Puts the amount at the end of the first line; the other lines of the row are indented below it. */
function rowText([what, amount]: readonly [string, string]): string {
  const [first, ...others] = what.split('\n');
  return [`${first}: ${amount}`, ...others.map((line) => `  ${line}`)].join('\n');
}

/** Renders the letter as plain text. */
export function letterText({ title, paragraphs, rows = [], action, notes, signature }: Letter): string {
  const parts = [
    `${title}.`,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(rowText).join('\n')] : []),
    `${action.label}:\n${action.link}`,
    ...notes,
    `-- \n${signature}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
