/** An answer longer than this was not asked for. */
const ANSWER_MAX = 100_000;

/** What was written, unchecked, or what is wrong with it in words that a model can be told. */
type Read = { readonly value: unknown } | { readonly fault: string };

/** Reads the JSON in what a model wrote around it: its thinking aloud, a fence, a sentence before or after. */
export function readAnswerJson(text: string): Read {
  if (text.length > ANSWER_MAX) return { fault: 'the answer is far too long' };
  const spoken = text.replace(/^[\s\S]*<\/think>/, '');
  if (!spoken.includes('{')) return { fault: 'the answer holds no JSON object' };
  const value = parseLoosely(between(spoken, '{', '}')) ?? parseLoosely(between(spoken, '[', ']'));
  return value === undefined ? { fault: 'the answer is not valid JSON, or is cut off' } : { value };
}

function between(text: string, open: string, close: string): string {
  return text.slice(text.indexOf(open), text.lastIndexOf(close) + 1);
}

/** Texts, which stay as they are, and commas before a closing bracket, which small models write and JSON forbids. */
const TEXT_OR_LAST_COMMA = /("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g;

function parseLoosely(json: string): unknown {
  return parse(json) ?? parse(json.replace(TEXT_OR_LAST_COMMA, (_, text = '') => text));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
