import { describe, expect, test } from 'vitest';
import { contactBody } from '../shop/business.ts';
import { emailSchema } from './primitives.ts';

const read = (email: string) => emailSchema('Valid email is required').safeParse(email);

describe('an e-mail address', () => {
  test.each([
    [' Ada@Example.org ', 'Ada@Example.org'],
    ['post@müller.de', 'post@xn--mller-kva.de'],
    ['Post@MÜLLER.de', 'Post@xn--mller-kva.de'],
    ['post@mu\u0308ller.de', 'post@xn--mller-kva.de'],
    ['a.b+c@straße.example', 'a.b+c@xn--strae-oqa.example'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['post@xn--mller-kva.de', 'post@xn--mller-kva.de'],
    ['José Ñuñez <jose@example.org>', 'jose@example.org'],
    ['"Byron, Ada" <ada@müller.de>,', 'ada@xn--mller-kva.de'],
    ['<ada@example.org>', 'ada@example.org'],
    ['mailto:ada@example.org', 'ada@example.org'],
    ['Ada <mailto:ada@example.org>;', 'ada@example.org'],
    ['ada@example.org,', 'ada@example.org'],
    ['ada@example.org.', 'ada@example.org'],
  ])('%s is kept as %s', (typed, kept) => expect(read(typed).data).toBe(kept));

  test.each([
    '',
    'ada',
    'ada@',
    '@müller.de',
    'jörg@example.org',
    'ada@mü ller.de',
    'ada@müller',
    'ada@müller.de/x',
    'ada@müller.de:25',
    'ada@mü..de',
    'ada@-ü-.de?',
    'a@b@müller.de',
    'ada@example.org, bea@example.org',
    'Ada <ada@example.org> Bea <bea@example.org',
    '<>',
    'mailto:',
  ])('%s is refused', (typed) =>
    expect(read(typed).error?.issues[0]?.message).toBe('Valid email is required'),
  );

  test('is short enough in ASCII too', () => {
    const domain = `${Array.from({ length: 4 }, () => 'ü'.repeat(47)).join('.')}.de`;
    expect(read(`${'a'.repeat(60)}@${domain}`).success).toBe(false);
  });

  test('may be left out in the contact details', () => {
    const rest = { name: null, phone: null, address: null };
    const contact = (email: string | null) => contactBody.safeParse({ ...rest, email });
    expect(contact('  ').data?.email).toBeNull();
    expect(contact(null).data?.email).toBeNull();
    expect(contact('hello@müller.de').data?.email).toBe('hello@xn--mller-kva.de');
    expect(contact('hello').error?.issues[0]?.message).toBe('Invalid email address');
  });
});
