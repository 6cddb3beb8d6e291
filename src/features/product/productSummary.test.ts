import { productSummary } from './productSummary';

const row = (title: string, value: string | null) => ({ title, value });

describe('productSummary', () => {
  it("contains the product's kind, its use and its first three figures", () =>
    expect(
      productSummary({
        productName: 'Base 0–19',
        shortUse: 'Below the road',
        productCategory: [null, { name: 'Bases' }],
        dataTable: [
          row('Grain', '0–19 mm'),
          row('Lost', null),
          row('Load', '30 t'),
          null,
          row('A', '1'),
          row('B', '2'),
        ],
      }),
    ).toBe('Base 0–19, Bases · Below the road · Grain: 0–19 mm · Load: 30 t · A: 1'));

  it('leaves out unknown facts', () =>
    expect(
      productSummary({ productName: 'Base', shortUse: null, productCategory: null, dataTable: null }),
    ).toBe('Base'));
});
