import { chooseBuilding, onBuildingChosen } from './buildingChoice';

afterEach(() => window.history.replaceState(null, '', '/'));

it('tells a list that is there, and none that has gone', () => {
  const heard = jest.fn();
  const end = onBuildingChosen(heard);
  chooseBuilding('A');
  end();
  expect(heard.mock.calls).toEqual([['A']]);
});

it('tells a list that comes after the choice, once', () => {
  chooseBuilding('A');
  chooseBuilding('B');
  const heard = jest.fn();
  onBuildingChosen(heard)();
  onBuildingChosen(heard)();
  expect(heard.mock.calls).toEqual([['B']]);
});

it('does not carry a choice to the list of another page', () => {
  chooseBuilding('A');
  window.history.replaceState(null, '', '/projects/other/');
  const heard = jest.fn();
  onBuildingChosen(heard)();
  expect(heard).not.toHaveBeenCalled();
});
