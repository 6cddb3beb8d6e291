import { expect, test } from './test';

const PAGES = [
  { path: '/investors-relations/', bonds: 'אגרות חוב', lastRate: 'שער אחרון', rate: /^[\d,]+\.\d\d אג׳$/ },
  { path: '/en/investors-relations/', bonds: 'Bonds', lastRate: 'Last rate', rate: /^[\d,]+\.\d\d ag\.$/ },
] as const;

for (const { path, bonds, lastRate, rate } of PAGES)
  test(
    `an investor reads the stock and sorts the bonds on ${path}`,
    { tag: '@market' },
    async ({ visitor }) => {
      await visitor.open(path);
      await visitor.role('main').text(rate).appears();
      await visitor.role('tab', bonds).click();
      const table = visitor.role('table', bonds);
      await table.appears();
      const rates = async () =>
        (await table.text(rate).texts()).map((text) => Number(text.replaceAll(/[^\d.]|\.$/g, '')));
      await expect.poll(async () => (await rates()).length).toBe(4);
      const sorted = (await rates()).sort((a, b) => a - b);
      await table.role('button', lastRate).click();
      await expect.poll(rates).toEqual(sorted);
    },
  );
