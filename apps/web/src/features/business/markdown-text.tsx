import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';

/** Headings are one level lower, because the page's title is the h1. */
const OVERRIDES: MarkdownToJSX.Overrides = {
  h1: ({ children }) => <h2 className="mt-6 h-section first:mt-0">{children}</h2>,
  h2: ({ children }) => <h2 className="mt-6 h-card first:mt-0">{children}</h2>,
  h3: ({ children }) => <h3 className="mt-5 font-semibold">{children}</h3>,
  h4: ({ children }) => <h4 className="mt-4 font-semibold">{children}</h4>,
  p: ({ children }) => <p className="mt-3 wrap-anywhere first:mt-0">{children}</p>,
  ul: ({ children }) => <ul className="mt-3 grid list-disc gap-1.5 pl-6">{children}</ul>,
  ol: ({ children }) => <ol className="mt-3 grid list-decimal gap-1.5 pl-6">{children}</ol>,
  li: ({ children }) => <li className="wrap-anywhere">{children}</li>,
  blockquote: ({ children }) => (
    <blockquote className="mt-3 border-l-4 border-line pl-4 text-muted">{children}</blockquote>
  ),
  hr: () => <hr className="my-6 border-line" />,
  a: ({ href, children }) => (
    <a href={href} rel="noreferrer" className="font-medium underline underline-offset-2">
      {children}
    </a>
  ),
  // An external picture would reveal the reader to its server.
  img: ({ alt }) => <span>{alt}</span>,
  code: ({ children }) => <code className="rounded-sm bg-quiet px-1 text-sm">{children}</code>,
  pre: ({ children }) => <pre className="mt-3 overflow-x-auto rounded-md bg-quiet p-3">{children}</pre>,
};

/** Renders Markdown: HTML is shown as text, and only safe links are kept. */
export function MarkdownText({ text }: { text: string }) {
  return <Markdown options={{ overrides: OVERRIDES, disableParsingRawHTML: true }}>{text}</Markdown>;
}
