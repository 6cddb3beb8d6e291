import * as migration_20261122_014809_initial from './20261122_014809_initial';

export const migrations = [
  {
    up: migration_20261122_014809_initial.up,
    down: migration_20261122_014809_initial.down,
    name: '20261122_014809_initial'
  },
];
