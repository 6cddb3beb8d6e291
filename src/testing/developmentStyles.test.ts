import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The version of Emotion that `npm run develop` uses. It throws for a value of `content` that it does not know. */
const EMOTION = path.resolve('node_modules/@emotion/serialize/dist/emotion-serialize.development.cjs.js');

interface Emotion {
  serializeStyles: (styles: readonly unknown[]) => { styles: string };
}
const mockEmotion = jest.requireActual<Emotion>(EMOTION);

jest.mock('@emotion/react', () => ({
  ...jest.requireActual<object>('@emotion/react'),
  css: (...styles: unknown[]) => mockEmotion.serializeStyles(styles),
}));

const SOURCES = path.resolve('src');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.styles.ts'),
);

it('rejects a content value with a priority', () => {
  expect(() => mockEmotion.serializeStyles([{ '&::after': { content: 'none !important' } }])).toThrow(
    'content',
  );
});

it.each(files)('%s has no style at which npm run develop fails', (file) => {
  expect(() => void jest.requireActual(path.join(SOURCES, file))).not.toThrow();
});
