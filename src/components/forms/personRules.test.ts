import { emailRule, optionalEmailRule, phoneRule } from './personRules';

const RULES = {
  required: emailRule({ invalid: 'invalid' }),
  optional: optionalEmailRule({ invalid: 'invalid' }),
};

it.each([
  ['as it is', 'dana@example.com'],
  ['with surrounding spaces', ' dana@example.com '],
  ['with direction marks', '\u202adana@example.com\u202c\u200f'],
])('normalizes an e-mail address %s', async (_, typed) => {
  for (const rule of Object.values(RULES)) expect(await rule.validate(typed)).toBe('dana@example.com');
});

it('rejects an e-mail address without a domain', async () => {
  for (const rule of Object.values(RULES))
    await expect(rule.validate('dana@\u200f')).rejects.toThrow('invalid');
});

describe('a phone number', () => {
  const rule = phoneRule((key) => key, { invalid: 'invalid', missing: 'missing' });

  it.each([
    '050-1234567',
    '\u200f+972 50-123-4567\u200e',
    '０５０－１２３－４５６７',
    '+48 22 123 45 67',
    '0048 22 123 45 67',
    '+49 (0)30 123456',
    '+351 21 123 4567',
    '\u2066+44 20 7946 0958\u2069',
  ])('is accepted as %j', async (typed) => expect(await rule.isValid(typed)).toBe(true));

  it.each([
    ['050-1234567 שלוחה 4', 'forms:phoneExtension'],
    ['+48 22 123 45 67 ext 4', 'forms:phoneExtension'],
    ['+972 3 555 0171', 'forms:phoneLandline'],
    ['03-5550171 x4', 'forms:phoneLandlineExtension'],
  ])('is rejected as %j with the message %s', (typed, message) =>
    expect(rule.validate(typed)).rejects.toThrow(new Error(message)),
  );

  it.each(['050-123456', '1-700-700-700', '*5050', '+48 22 123', '48 22 123 45 67'])(
    'is rejected as %j',
    (typed) => expect(rule.validate(typed)).rejects.toThrow('invalid'),
  );

  it.each(['', ' ', '\u200f'])('is missing with %j', (typed) =>
    expect(rule.validate(typed)).rejects.toThrow('missing'),
  );
});
