import { rankHits } from './rankHits';

const hit = (title: string, score = 1, path = `/${title}/`) => ({
  path,
  kind: 'page',
  title,
  description: '',
  score,
});
const bodies: Record<string, string> = {
  '/Sheds/': 'a grove, and a house of wood',
  '/Wood/': 'a grove house',
};
const order = (text: string, found: ReturnType<typeof hit>[]) =>
  rankHits(found, text, ({ path }) => bodies[path] ?? '').map(({ title }) => title);

it.each([
  [
    'the page of that name first',
    'grove house',
    ['Old Grove House tales', 'Grove House'],
    ['Grove House', 'Old Grove House tales'],
  ],
  [
    'what begins with it before what has it',
    'grove',
    ['The Grove', 'Grove House'],
    ['Grove House', 'The Grove'],
  ],
  ['words in their order before words somewhere', 'grove house', ['Sheds', 'Wood'], ['Wood', 'Sheds']],
  ['a word and no part of one', 'grove', ['Groves', 'The Grove'], ['The Grove', 'Groves']],
  ['as they were without a word', '–', ['Sheds', 'Wood'], ['Sheds', 'Wood']],
])('%s', (_name, text, titles, expected) =>
  expect(
    order(
      text,
      titles.map((title) => hit(title)),
    ),
  ).toEqual(expected),
);

it('keeps the scores of other results', () =>
  expect(order('stone', [hit('Sheds', 1), hit('Wood', 3)])).toEqual(['Wood', 'Sheds']));
