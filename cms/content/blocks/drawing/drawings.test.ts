import { describe, expect, it, test } from 'vitest';
import { purposeStyles } from '../../kinds/purposeStyles';
import { everyBlock } from '../../kinds/everyBlock';

const drawingOf = ({ admin }: (typeof everyBlock)[number]): string => {
  const thumbnail = admin?.images?.thumbnail;
  return (typeof thumbnail === 'object' ? thumbnail.url : thumbnail) ?? '';
};

describe.each(everyBlock.map((block) => [block.slug, block] as const))(
  'the block picker shows for %s',
  (slug, block) => {
    it('a drawing', () => {
      const [, body = ''] = /^data:image\/svg\+xml,(.*)#\w+$/s.exec(drawingOf(block)) ?? [];
      const svg = decodeURIComponent(body);
      expect(svg).toMatch(/^<svg [^>]*viewBox='0 0 120 80'>(<(rect|circle|path) [^<>]*\/>)+<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(drawingOf(block).endsWith(`#${slug}`)).toBe(true);
    });

    it('a purpose in both languages that differs from the name', () => {
      const { purpose } = block.custom;
      expect(purpose.he).toMatch(/[א-ת]/);
      expect(purpose.en).not.toMatch(/[א-ת]/);
      for (const language of ['he', 'en'] as const) {
        expect(purpose[language].length).toBeLessThan(80);
        expect(purpose[language]).not.toBe(block.labels.singular[language]);
        expect(purposeStyles(everyBlock)).toContain(JSON.stringify(purpose[language]));
      }
    });
  },
);

test('all drawings and all purposes differ', () => {
  const shapes = everyBlock.map((block) => drawingOf(block).replace(/#\w+$/, ''));
  expect(new Set(shapes).size).toBe(everyBlock.length);
  expect(new Set(everyBlock.map(({ custom }) => custom.purpose.he)).size).toBe(everyBlock.length);
});
