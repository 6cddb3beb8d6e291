import { chooseBuilding, onBuildingChosen } from './buildingChoice';

afterEach(() => window.history.replaceState(null, '', '/'));

it('notifies a listening list, but not a removed one', () => {
  const heard = jest.fn();
  const end = onBuildingChosen(heard);
  chooseBuilding('A');
  end();
  expect(heard.mock.calls).toEqual([['A']]);
});

it('notifies a list that is added after the choice, once', () => {
  chooseBuilding('A');
  chooseBuilding('B');
  const heard = jest.fn();
  onBuildingChosen(heard)();
  onBuildingChosen(heard)();
  expect(heard.mock.calls).toEqual([['B']]);
});

it('does not carry a choice to another page', () => {
  chooseBuilding('A');
  window.history.replaceState(null, '', '/projects/other/');
  const heard = jest.fn();
  onBuildingChosen(heard)();
  expect(heard).not.toHaveBeenCalled();
});
