import * as migration_20261122_040311_initial from './20261122_040311_initial';

export const migrations = [
  {
    up: migration_20261122_040311_initial.up,
    down: migration_20261122_040311_initial.down,
    name: '20261122_040311_initial'
  },
];
