import { emailRule, optionalEmailRule } from './personRules';

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
