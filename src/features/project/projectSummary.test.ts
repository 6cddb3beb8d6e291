import { projectSummary } from './projectSummary';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('projectSummary', () => {
  it('contains what the project is, its place, purpose and progress', () =>
    expect(
      projectSummary({
        projectTitle: 'Quarter',
        text: 'Four tall houses. ',
        city: named('Haifa'),
        propertyDesignations: named('Residential', 'Mixed'),
        projectStatuses: named('On the market'),
      }),
    ).toBe('Four tall houses · Quarter, Haifa · Residential, Mixed · On the market'));

  it('leaves out unknown facts', () =>
    expect(
      projectSummary({
        projectTitle: 'Quarter',
        text: null,
        city: null,
        propertyDesignations: [null],
        projectStatuses: [],
      }),
    ).toBe('Quarter'));
});
