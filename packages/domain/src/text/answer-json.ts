/** No request asks for an answer longer than this, in characters. */
const ANSWER_MAX = 100_000;

/** The unchecked value, or what is wrong in words that can be sent to the model. */
type Read = { readonly value: unknown } | { readonly fault: string };

/** Extracts the JSON from a model's answer, ignoring text around it: its reasoning, a code fence, sentences. */
export function readAnswerJson(text: string): Read {
  if (text.length > ANSWER_MAX) return { fault: 'the answer is far too long' };
  const answer = text.replace(/^[\s\S]*<\/think>/, '');
  if (!answer.includes('{')) return { fault: 'the answer holds no JSON object' };
  const value =
    parseLoosely(between(answer, '{', '}')) ??
    parseLoosely(objectStartingWithKey(answer)) ??
    parseLoosely(between(answer, '[', ']'));
  return value === undefined ? { fault: 'the answer is not valid JSON, or is cut off' } : { value };
}

function between(text: string, open: string, close: string): string {
  return text.slice(text.indexOf(open), text.lastIndexOf(close) + 1);
}

/** The object where braces are also in the sentences around it: the first `{` before a key, up to the brace that closes it. */
function objectStartingWithKey(answer: string): string {
  const start = answer.search(/\{\s*"/);
  // An object in a list is a part of the answer.
  if (start < 0 || answer.slice(0, start).includes('[')) return '';
  let depth = 0;
  for (const { 0: part, index } of answer.slice(start).matchAll(TEXT_OR_BRACE)) {
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    if (depth === 0) return answer.slice(start, start + index + 1);
  }
  return '';
}

/** String literals, whose braces do not count, or a brace. */
const TEXT_OR_BRACE = /"(?:[^"\\]|\\.)*"|[{}]/g;

/**
 * String literals, which stay as they are, or a comma before a closing bracket: small models write it, but JSON forbids
 * it.
 */
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
