import { chooseBuilding, onBuildingChosen } from './buildingChoice';

it('tells a list which building was chosen, until it does not listen any more', () => {
  const heard: string[] = [];
  const stop = onBuildingChosen((building) => heard.push(building));
  chooseBuilding('A');
  stop();
  chooseBuilding('B');
  expect(heard).toEqual(['A']);
});
