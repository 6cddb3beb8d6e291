import type { DeliveryDocument } from './DeliveryDocument';
import {
  resetsOnBack,
  countBy,
  documentsAt,
  hasSelection,
  PROGRESS,
  stepOf,
  type StepNumber,
  type WizardChoice,
} from './wizard';
import { wizardFilters } from './wizardFilters';

const choice = (building: string | null, destination: string | null = null, ...categories: string[]) =>
  ({ building, destination, categories }) satisfies WizardChoice;

describe('the wizard (forms-investors-catalogue §4)', () => {
  it('has progress values of 5, 33, 65 and 100', () => {
    expect(PROGRESS).toEqual([5, 33, 65, 100]);
  });

  it.each<[StepNumber, WizardChoice, boolean]>([
    [0, choice(null), false],
    [0, choice('1'), true],
    [1, choice('1'), false],
    [1, choice('1', 'a'), true],
    [2, choice('1', 'a'), false],
    [2, choice('1', 'a', 'x'), true],
    [2, choice('1', 'a', 'x', 'y'), true],
    [3, choice('1', 'a', 'x'), false],
  ])('from step %i with %j continues: %s', (step, made, isAllowed) => {
    expect(hasSelection(step, made)).toBe(isAllowed);
  });

  it.each<[string, StepNumber, WizardChoice, boolean, StepNumber]>([
    ['nothing', 0, choice(null), false, 0],
    ['files of nothing', 3, choice(null), false, 0],
    ['a building', 1, choice('1'), true, 1],
    ['a building that stays closed', 1, choice('1'), false, 0],
    ['a destination without a building', 2, choice(null, 'a'), false, 0],
    ['categories of no destination', 3, choice('1', null, 'x'), true, 1],
    ['files of no category', 3, choice('1', 'a'), true, 2],
    ['all', 3, choice('1', 'a', 'x'), true, 3],
    ['all, and the first step', 0, choice('1', 'a', 'x'), true, 0],
  ])('shows the latest possible step for an address with %s', (_name, asked, made, isOpen, step) => {
    expect(stepOf(asked, made, isOpen)).toBe(step);
  });

  it.each<[StepNumber, WizardChoice]>([
    [1, choice('1')],
    [2, choice('1', 'a')],
    [3, choice('1', 'a', 'x')],
  ])('going back from step %i keeps %j', (step, left) => {
    expect({ ...choice('1', 'a', 'x'), ...resetsOnBack(step) }).toEqual(left);
  });
});

const document = (id: string, buildings: string[], destination: string, ...categories: string[]) =>
  ({
    id,
    name: id,
    type: '',
    filename: `${id}.pdf`,
    size: 1,
    url: '',
    buildings,
    destination,
    categories,
  }) satisfies DeliveryDocument;

const DOCUMENTS = [
  document('one', ['1'], 'a', 'x'),
  document('both', ['1', '2'], 'a', 'x', 'y'),
  document('other', ['1'], 'b', 'x'),
  document('far', ['2'], 'a', 'y'),
];

describe('documents of a step', () => {
  it.each<[StepNumber, string[]]>([
    [0, ['one', 'both', 'other', 'far']],
    [1, ['one', 'both', 'other']],
    [2, ['one', 'both']],
    [3, ['both']],
  ])('are filtered by one more choice per step: %i', (step, ids) => {
    expect(documentsAt(step, DOCUMENTS, choice('1', 'a', 'y')).map(({ id }) => id)).toEqual(ids);
  });

  it('have at least one of the categories', () => {
    expect(documentsAt(3, DOCUMENTS, choice('1', 'a', 'x', 'y')).map(({ id }) => id)).toEqual([
      'one',
      'both',
    ]);
  });

  it('are counted once for each of their categories', () => {
    expect(Object.fromEntries(countBy(DOCUMENTS, ({ categories }) => categories))).toEqual({ x: 3, y: 2 });
  });
});

describe('the address', () => {
  it.each([
    ['?building=1&destination=a&categories=x&categories=y&step=4', ['1', 'a', ['x', 'y'], 3]],
    ['?building=1&step=2', ['1', null, [], 1]],
    ['?building=9&step=5', [null, null, [], 0]],
    ['?step=1', [null, null, [], 0]],
    ['?step=-1&categories=', [null, null, [], 0]],
  ])('%s is read without unknown values', (search, [building, destination, categories, step]) => {
    const known = { building: ['1', '2'], destination: ['a', 'b'], categories: ['x', 'y'] };
    const values = wizardFilters.parse(new URLSearchParams(search), known);
    expect(values).toEqual({ building, destination, categories, step });
  });

  it('contains the choices, and drops those that another building lacks', () => {
    const made = { ...choice('1', 'a', 'x'), step: 2 as const };
    expect(wizardFilters.write(made).toString()).toBe('building=1&destination=a&categories=x&step=3');
    expect(wizardFilters.change(made, { building: '2' })).toEqual({ ...choice('2'), step: 2 });
  });
});
