import { emailRule, optionalEmailRule } from './personRules';

const RULES = {
  required: emailRule({ invalid: 'invalid' }),
  optional: optionalEmailRule({ invalid: 'invalid' }),
};

it.each([
  ['as it is', 'dana@example.com'],
  ['with spaces around it', ' dana@example.com '],
  ['with marks of direction, as it is copied from a Hebrew text', '\u202adana@example.com\u202c\u200f'],
])('an e-mail address %s is sent plain', async (_, typed) => {
  for (const rule of Object.values(RULES)) expect(await rule.validate(typed)).toBe('dana@example.com');
});

it('one without a domain is none, whatever cannot be seen beside it', async () => {
  for (const rule of Object.values(RULES))
    await expect(rule.validate('dana@\u200f')).rejects.toThrow('invalid');
});
