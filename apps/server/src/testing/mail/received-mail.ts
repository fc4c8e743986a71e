/** A received mail: RFC 5322 headers and the parts of a multipart body (RFC 2045, 2046, 2047). */
export interface ReceivedMail {
  /** From the envelope, which mail servers use. */
  readonly from: string;
  readonly to: readonly string[];
  /** Whether the connection was encrypted. */
  readonly isSecure: boolean;
  /** The complete source with headers. */
  readonly raw: string;
  /** Lower-case name → value, unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  /** The content of an attached calendar; empty if there is none. */
  readonly calendar: string;
}

type Head = ReadonlyMap<string, string>;

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function readEncodedWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? decode(word, 'base64')
        : decode(word.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function split(raw: string): { head: Head; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const head = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), readEncodedWords(line.slice(colon + 1).trim())];
  });
  return { head: new Map(head), body: raw.slice(end + 4) };
}

interface Part {
  readonly type: string;
  readonly content: string;
}

/** The parts of a multipart body, and of the multipart bodies in it. */
function partsOf({ head, body }: { head: Head; body: string }): Part[] {
  const type = head.get('content-type') ?? '';
  const boundary = /^multipart\/\w+;.*boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary === undefined) {
    return [{ type, content: decode(body, head.get('content-transfer-encoding')).replaceAll('\r\n', '\n') }];
  }
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(split(part.replace(/^\r\n/, '').replace(/\r\n$/, ''))));
}

/** Parses a multipart mail. */
export function readMail(
  raw: string,
  envelope: Pick<ReceivedMail, 'from' | 'to' | 'isSecure'>,
): ReceivedMail {
  const mail = split(raw);
  const parts = partsOf(mail);
  const partOf = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? '';
  return {
    ...envelope,
    raw,
    headers: mail.head,
    text: partOf('text/plain'),
    html: partOf('text/html'),
    calendar: partOf('text/calendar'),
  };
}
